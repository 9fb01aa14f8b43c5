import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import process from "node:process";
import { inRoot } from "../../prepare/paths.mjs";
import { runTool, toolScript } from "../../prepare/tool.mjs";
import { addCounts, countsOf } from "./counts.mjs";

const projects = (...names) => names.map((name) => `--project=${name}`);

// The faults mostly wait (for a database that stopped, for a mail server that is silent), so they
// and the bad input fill the pauses of the rest. Their output comes when all are through.
const besides = { name: "besides", args: projects("faults", "bad-input"), live: false };
const mainly = { name: "vitest", args: projects("pure", "db", "journeys"), live: true };

/** Runs Vitest, its output shown as it comes; resolves to what it counted. */
export async function runVitest(filters, env) {
  mkdirSync(inRoot(".cache"), { recursive: true });
  if (filters.length > 0) return runLane({ ...mainly, args: filters }, env);
  return addCounts(await Promise.all([mainly, besides].map((lane) => runLane(lane, env))));
}

async function runLane({ name, args, live }, env) {
  const reportFile = inRoot(".cache", `${name}.json`);
  rmSync(reportFile, { force: true });
  const strict = ["--allowOnly=false", "--update=none"];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`];
  const words = [toolScript("vitest"), "run", ...strict, ...reporters, ...args];
  const { code, output } = await runTool(process.execPath, words, { env, live, graceMs: 15_000 });
  process.stdout.write(output);
  const report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, "utf8")) : undefined;
  return countsOf(report, code);
}
