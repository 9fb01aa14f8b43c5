import { existsSync, readFileSync, readdirSync } from "node:fs";

/** The length of a clock tick that the kernel reports to every program, in milliseconds. */
const TICK_MS = 10;

export const canSeeProcesses = existsSync("/proc/self/schedstat");

/** The milliseconds of CPU time that a process has used so far, in all threads. */
export function cpuOf(pid: number): number {
  let nanoseconds = 0;
  for (const thread of namesIn(`/proc/${pid}/task`)) {
    nanoseconds += Number(readIfThere(`/proc/${pid}/task/${thread}/schedstat`).split(" ")[0]);
  }
  return nanoseconds / 1e6;
}

/** The CPU time of a server with all its children, ended ones included. */
export function cpuOfFamily(pid: number): number {
  let total = cpuOf(pid) + (readStat(pid)?.endedChildren ?? 0);
  for (const name of namesIn("/proc")) {
    if (/^\d+$/.test(name) && readStat(Number(name))?.parent === pid) total += cpuOf(Number(name));
  }
  return total;
}

/** Megabytes in memory: now, and at the peak. */
export function memoryOf(pid: number): { now: number; most: number } {
  const status = readIfThere(`/proc/${pid}/status`);
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
  return { now: of("VmRSS"), most: of("VmHWM") };
}

function readStat(pid: number): { parent: number; endedChildren: number } | undefined {
  const text = readIfThere(`/proc/${pid}/stat`);
  if (text === "") return undefined;
  // The name in brackets may contain anything, so the fields are counted after it.
  const fields = text
    .slice(text.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const [user = 0, system = 0] = fields.slice(13, 15);
  return { parent: fields[1] ?? 0, endedChildren: (user + system) * TICK_MS };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
