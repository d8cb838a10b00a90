import { readFileSync } from "node:fs";

const megabyte = 1024 * 1024;

/** What a process holds in memory now, in megabytes (Linux). */
export function residentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

/** The garbage collector of a process started with `--inspect=127.0.0.1:0`, by its debugger's address. */
export async function openInspector(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  let asked = 0;
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result: unknown };
    if (id !== undefined) waiting.get(id)?.(result);
  });
  function ask<Result>(method: string): Promise<Result> {
    asked += 1;
    socket.send(JSON.stringify({ id: asked, method }));
    return new Promise((resolve) => waiting.set(asked, resolve as (result: unknown) => void));
  }
  return {
    /** Megabytes of the main thread's heap that are in use after everything unused was collected. */
    async heapAfterCollection(): Promise<number> {
      for (let time = 0; time < 3; time++) await ask("HeapProfiler.collectGarbage");
      return (await ask<{ usedSize: number }>("Runtime.getHeapUsage")).usedSize / megabyte;
    },
    close: () => socket.close(),
  };
}
