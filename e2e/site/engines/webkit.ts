import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Builder, By, type WebDriver } from "selenium-webdriver";
import type { Engine } from "./engine.ts";
import { heardKey, startRecordingProxy } from "./recording-proxy.ts";

export interface WebKitPrograms {
  driver: string;
  miniBrowser: string;
  xvfb: string;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

/** A screen that nobody sees; the server names the display that it took. */
async function startScreen(xvfb: string): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn(xvfb, ["-displayfd", "3", "-screen", "0", "1280x1024x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, "data")) as [Buffer];
  return { display: `:${String(number).trim()}`, screen };
}

/** Asks until the driver listens. */
async function connected(url: string, miniBrowser: string): Promise<WebDriver> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await new Builder()
        .usingServer(url)
        .withCapabilities({
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": {
            binary: miniBrowser,
            args: ["--automation"],
          },
        })
        .build();
    } catch (error) {
      if (attempt === 50 || !String(error).includes("ECONNREFUSED")) throw error;
      await pause(100);
    }
  }
}

/** WebKitGTK's own small browser on a screen of its own, driven by WebDriver. */
export async function startWebKit(programs: WebKitPrograms, site: string): Promise<Engine> {
  const { display, screen } = await startScreen(programs.xvfb);
  const proxy = await startRecordingProxy(site);
  const port = await freePort();
  const server = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: "x11", LIBGL_ALWAYS_SOFTWARE: "1" },
    stdio: "ignore",
  });
  const stop = () => {
    server.kill();
    screen.kill();
    proxy.close();
  };
  try {
    const driver = await connected(`http://127.0.0.1:${port}`, programs.miniBrowser);
    const first = (selector: string) => driver.findElement(By.css(selector));
    return {
      goto: (url) => driver.get(url.replace(site, proxy.url)),
      evaluate: (work, argument = "") =>
        driver.executeAsyncScript(
          `const done = arguments[1]; Promise.resolve((${work})(arguments[0])).then(done)`,
          argument,
        ),
      press: async (selector) => (await first(selector)).click(),
      type: async (selector, text) => (await first(selector)).sendKeys(text),
      errors: async () =>
        JSON.parse(
          await driver.executeScript(
            "return sessionStorage.getItem(arguments[0]) ?? '[]'",
            heardKey,
          ),
        ),
      close: async () => {
        await driver.quit().finally(stop);
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
