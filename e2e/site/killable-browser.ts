import { type ChildProcess, spawn } from "node:child_process";
import { type BrowserContext, chromium } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "./chromium.ts";

interface RunningBrowser {
  context: BrowserContext;
  /** The whole browser is gone at once, with all that it had not written. */
  kill(): Promise<void>;
}

/** Starts a browser of its own process on a profile that outlives it. */
export async function startBrowser(profile: string): Promise<RunningBrowser> {
  const child: ChildProcess = spawn(
    chromiumPath,
    [
      ...chromiumFlags,
      "--headless=new",
      "--lang=en-US",
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
      "about:blank",
    ],
    { stdio: ["ignore", "ignore", "pipe"], detached: true },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      said += chunk;
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once("exit", () => reject(new Error(`The browser did not start: ${said}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error("The browser has no window");
  return {
    context,
    async kill() {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      // Its helpers are of its process group.
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
      await gone;
    },
  };
}
