import { build } from "./build-steps.mjs";
import { ensureInstalled } from "./toolchain.mjs";

ensureInstalled({ onlyToRun: true });
await build();
