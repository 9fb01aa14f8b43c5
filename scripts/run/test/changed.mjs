import { execFileSync } from "node:child_process";
import { root } from "../../prepare/main.mjs";

const git = (...words) => execFileSync("git", words, { cwd: root, encoding: "utf8" }).trim();

/** The commit where this branch left main, and the files that differ from it. */
export function readChanges() {
  const base = git("merge-base", "HEAD", hasMain() ? "main" : "HEAD");
  const files = [
    ...git("diff", "--name-only", base).split("\n"),
    ...git("ls-files", "--others", "--exclude-standard").split("\n"),
  ];
  return { base, files: files.filter((file) => file !== "") };
}

function hasMain() {
  return git("branch", "--list", "main") !== "";
}

/**
 * Plans the tests for these changes: the small tests that import changed files, the journeys that
 * are named or changed themselves, and the journey that opens every page if a page may look
 * different.
 */
export function planChanged({ base, files }, only) {
  const journeys = files.filter((file) => /^tests\/journeys\/.+\.test\.ts$/.test(file));
  if (files.some(changesPages)) journeys.push("tests/journeys/every-page.test.ts");
  const named = [...new Set([...only, ...journeys])];
  return {
    runs: [
      { name: "changed", args: ["--project=pure", "--project=db", `--changed=${base}`] },
      ...(named.length > 0 ? [{ name: "named", args: named }] : []),
    ],
    leftOut: `left out: ${named.length > 0 ? "the other journeys" : "journeys"}, bad input, servers, faults`,
  };
}

const changesPages = (file) => /^app\/.+\.(tsx|css)$/.test(file) && !file.endsWith(".test.tsx");
