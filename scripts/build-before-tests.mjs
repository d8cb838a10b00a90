import { build } from "./build-steps.mjs";

/** Tests start the server as it is built, with the course as it is built: seconds when their sources changed, nothing when not. */
export default async () => {
  await build("server");
  await build("course");
};
