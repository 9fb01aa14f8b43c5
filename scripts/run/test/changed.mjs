import { execFileSync, spawnSync } from "node:child_process";
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

/** The files of app/ that call this SQL function, in a statement or through `writeOnce`. */
function callersOf(name) {
  const called = `\\b${name}\\(|, "${name}"`;
  const search = ["grep", "-lE", called, "--", "app/*.ts", ":!*.test.ts"];
  // Git exits with 1 if nothing matches.
  return spawnSync("git", search, { cwd: root, encoding: "utf8" }).stdout.split("\n").slice(0, -1);
}

/**
 * Plans the tests for these changes: the small tests that import changed files, or the callers of a
 * changed SQL function, all tests of the database after a changed migration, the journeys that are
 * named or changed themselves, and the journey that opens every page if a page may look different.
 */
export function planChanged({ base, files }, only) {
  const journeys = files.filter((file) => /^tests\/journeys\/.+\.test\.ts$/.test(file));
  if (files.some(changesPages)) journeys.push("tests/journeys/every-page.test.ts");
  const named = [...new Set([...only, ...journeys])];
  return {
    runs: [
      { name: "changed", args: ["--project=pure", "--project=db", `--changed=${base}`] },
      ...databaseRuns(files),
      ...(named.length > 0 ? [{ name: "named", args: named }] : []),
    ],
    leftOut: `left out: ${named.length > 0 ? "the other journeys" : "journeys"}, bad input, servers, faults`,
  };
}

/** Vitest does not see which tests depend on SQL files. */
function databaseRuns(files) {
  if (files.some((file) => /^db\/migrations\/.+\.sql$/.test(file))) {
    return [{ name: "database", args: ["--project=db"] }];
  }
  const calling = files
    .flatMap((file) => /^db\/functions\/([\w-]+)\.sql$/.exec(file)?.[1] ?? [])
    .flatMap((name) => callersOf(name.replaceAll("-", "_")));
  return calling.length > 0
    ? [{ name: "callers of SQL", related: true, args: ["--project=db", ...new Set(calling)] }]
    : [];
}

const changesPages = (file) => /^app\/.+\.(tsx|css)$/.test(file) && !file.endsWith(".test.tsx");
