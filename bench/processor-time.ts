import { readdirSync, readFileSync } from "node:fs";

/** The kernel counts processor time in hundredths of a second for everyone (Linux). */
const ticksASecond = 100;

/** Processor time that a process and all its threads have used, in seconds. */
export function processorSeconds(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name, in brackets, may hold anything; the fields after it begin with the third.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksASecond;
}

/** The same of its main thread alone, where Node runs our code; to the nanosecond, from the scheduler. */
export function mainThreadSeconds(pid: number | undefined): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ");
  return Number(nanoseconds) / 1e9;
}

/** The same of all threads that still run, as exact; for a few requests, where a hundredth of a second is much. */
export function exactSeconds(pid: number | undefined): number {
  let nanoseconds = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    try {
      const [own] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ");
      nanoseconds += Number(own);
    } catch {
      // It has ended meanwhile.
    }
  }
  return nanoseconds / 1e9;
}

/** Processes of that name, on the whole machine. */
export function processesNamed(name: string): number[] {
  return readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/comm`, "utf8").trim() === name;
      } catch {
        // Gone meanwhile.
        return false;
      }
    });
}

/** A process and those it has started itself. */
export function processesBelow(parent: number | undefined): number[] {
  return readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
        // The second field after the name.
        return (
          pid === parent || Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]) === parent
        );
      } catch {
        // Gone meanwhile.
        return false;
      }
    });
}
