import { runChecks } from "./checks.mjs";
import { ensureInstalled } from "./toolchain.mjs";

ensureInstalled();
if ((await runChecks()).length) process.exitCode = 1;
