import { fileURLToPath } from "node:url";
import { checkStructure } from "./structure/check.ts";
import { readProject } from "./structure/read-project.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const problems = checkStructure(readProject(root));
for (const { path, message } of problems) console.log(`${path} ${message}`);
if (problems.length > 0) {
  console.log(`\n${problems.length} against the structure; the rules: CONTRIBUTING.md`);
  process.exitCode = 1;
}
