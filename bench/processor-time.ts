import { readdirSync, readFileSync } from "node:fs";

/** The kernel counts processor time in hundredths of a second for everyone (Linux). */
const ticksASecond = 100;

/** Processor time that a process and all its threads have used, in seconds. */
export const processorSeconds = (pid: number | undefined): number => secondsIn(`/proc/${pid}/stat`);

/** The same of its main thread alone, where Node runs our code. */
export const mainThreadSeconds = (pid: number | undefined): number =>
  secondsIn(`/proc/${pid}/task/${pid}/stat`);

function secondsIn(file: string): number {
  const stat = readFileSync(file, "utf8");
  // The name, in brackets, may hold anything; the fields after it begin with the third.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksASecond;
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
