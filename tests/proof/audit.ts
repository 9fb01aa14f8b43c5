import { execFile } from "node:child_process";
import process from "node:process";
import { z } from "zod";
import type { Outcome, Scenario } from "./scenario.ts";

const answer = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
});

/** What `npm audit --json` says: each package with a known hole is a problem. */
export function judgeAudit(said: string): Outcome {
  const read = answer.safeParse(parse(said));
  if (!read.success) {
    return { figures: {}, problems: [], impossible: "the registry knows no advisories" };
  }
  const holes = Object.entries(read.data.vulnerabilities);
  return {
    figures: { holes: holes.length },
    problems: holes.map(([name, { range, severity }]) => `${name} ${range}: ${severity}`),
  };
}

function parse(said: string): unknown {
  try {
    return JSON.parse(said);
  } catch {
    return undefined;
  }
}

export const audit: Scenario = {
  name: "audit",
  about: "The registry is asked for known holes in the installed packages.",
  rounds: { full: 1 },
  run: () =>
    new Promise((resolve) => {
      const isWindows = process.platform === "win32";
      // It ends with 1 where it finds something, and says the same.
      execFile(
        "npm",
        ["audit", "--json"],
        { maxBuffer: 2 ** 26, shell: isWindows, timeout: 120_000 },
        (_, said) => resolve(judgeAudit(said)),
      );
    }),
};
