import process from "node:process";
import { fileURLToPath } from "node:url";
import { checkStructure } from "./structure/check.ts";
import { readProject } from "./structure/read-project.ts";
import { totalProblems, totalsOf } from "./structure/totals.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const files = readProject(root);
const totals = totalsOf(files);
if (process.argv.includes("--totals")) console.log(totals);
const problems = [...checkStructure(files), ...totalProblems(totals)];
for (const { path, message } of problems) console.log(`${path} ${message}`);
if (problems.length > 0) {
  console.log(`\n${problems.length} against the structure; the rules: CONTRIBUTING.md`);
  process.exitCode = 1;
}
