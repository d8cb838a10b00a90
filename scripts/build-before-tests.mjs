import { build } from "./build-steps.mjs";

/** Tests start the server as it is built: three seconds when its sources changed, nothing when not. */
export default () => build("server");
