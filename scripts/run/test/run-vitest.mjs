import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import process from "node:process";
import { inRoot } from "../../prepare/main.mjs";
import { runTool, toolScript } from "../../prepare/tool.mjs";
import { filesOf, slowestLines } from "./times.mjs";
import { addCounts, countLine, countsOf } from "./counts.mjs";

const projects = (...names) => names.map((name) => `--project=${name}`);

/**
 * Two at a time, from the top. Servers and faults mostly wait (for a stopped database, for a silent
 * mail server) while the small tests work; the journeys use two workers.
 */
const everything = [
  { name: "servers and faults", args: projects("postgres", "faults") },
  { name: "rules and database", args: projects("pure", "db") },
  { name: "bad input", args: projects("bad-input") },
  { name: "journeys", args: projects("journeys") },
];

/**
 * Runs Vitest, all projects unless `runs` selects some, and prints one line for each run as it
 * ends; resolves to the totals.
 */
export async function runVitest({ only, verbose, times, runs = everything }, env, say) {
  mkdirSync(inRoot(".cache"), { recursive: true });
  if (only.length > 0) return (await runOne({ name: "some", args: only, live: true }, env)).counts;
  const waiting = [...runs];
  const counted = [];
  const files = [];
  const worker = async () => {
    for (let run = waiting.shift(); run; run = waiting.shift()) {
      const begun = performance.now();
      const { counts, output, report } = await runOne(run, env);
      const seconds = ((performance.now() - begun) / 1000).toFixed(0);
      say(`${run.name}: ${countLine(counts)} (${seconds} s)`);
      if (verbose || counts.failed > 0) say(output.trimEnd());
      counted.push(counts);
      files.push(...filesOf(report));
    }
  };
  // All are awaited, so that an interrupted run ends after its last tool and not before.
  const ends = await Promise.allSettled([worker(), worker()]);
  const broken = ends.find((end) => end.status === "rejected");
  if (broken) throw broken.reason;
  if (times) say(slowestLines(files));
  return addCounts(counted);
}

async function runOne({ name, args, related = false, live = false }, env) {
  const reportFile = inRoot(".cache", `tests ${name}.json`);
  rmSync(reportFile, { force: true });
  const strict = ["--allowOnly=false", "--update=none"];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`];
  const command = related ? ["related", "--run"] : ["run"];
  const words = [toolScript("vitest"), ...command, ...strict, ...reporters, ...args];
  const { code, output } = await runTool(process.execPath, words, { env, live, graceMs: 15_000 });
  const report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, "utf8")) : undefined;
  return { counts: countsOf(report, code), output, report };
}
