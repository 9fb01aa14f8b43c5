import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { inRoot } from "../../prepare/paths.mjs";
import { runTool, toolScript } from "../../prepare/tool.mjs";
import { countsOf } from "./counts.mjs";

const reportFile = inRoot(".cache", "vitest.json");

/** Runs Vitest, its output shown as it comes; resolves to what it counted. */
export async function runVitest(filters, env) {
  mkdirSync(inRoot(".cache"), { recursive: true });
  rmSync(reportFile, { force: true });
  const strict = ["--allowOnly=false", "--update=none"];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`];
  const args = [toolScript("vitest"), "run", ...strict, ...reporters, ...filters];
  const { code } = await runTool(process.execPath, args, { env, live: true, graceMs: 15_000 });
  const report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, "utf8")) : undefined;
  return countsOf(report, code);
}
