import { isCode, isTest, type Problem, type SourceFile } from "./source-file.ts";

/**
 * Ratchets: lower them when the code allows it. A change that adds a capability may raise one, and
 * says so in its commit.
 */
export const MOST = {
  appFiles: 4_958,
  appLines: 266_697,
  testLines: 140_264,
  importPercent: 12.2,
  firstWords: 1_500,
  migrations: 2,
};

export type Totals = Record<keyof typeof MOST, number>;

const NAMES: Record<keyof typeof MOST, string> = {
  appFiles: "files of app/ without tests",
  appLines: "lines of app/ without tests",
  testLines: "lines of tests",
  importPercent: "percent of the lines of app/ are imports",
  firstWords: "words before a first change: README, CONTRIBUTING and the usual README of a module",
  migrations: "migrations between releases",
};

/** How large the project is; the lines of an import of several lines all count. */
export function totalsOf(files: readonly SourceFile[]): Totals {
  const code = files.filter(({ path }) => isCode(path));
  const app = code.filter(({ path }) => path.startsWith("app/") && !isTest(path));
  const tests = code.filter(({ path }) => path.startsWith("tests/") || isTest(path));
  const appLines = sum(app, linesIn);
  return {
    appFiles: app.length,
    appLines,
    testLines: sum(tests, linesIn),
    importPercent: Math.round((sum(app, importLinesIn) / appLines) * 1000) / 10,
    firstWords: firstWords(files),
    migrations: files.filter(({ path }) => /^db\/migrations\/\d+[\w-]*\.sql$/.test(path)).length,
  };
}

export function totalProblems(totals: Totals, most: Totals = MOST): Problem[] {
  return (Object.keys(NAMES) as (keyof Totals)[])
    .filter((name) => totals[name] > most[name])
    .map((name) => ({
      path: "scripts/structure/totals.ts",
      message: `${totals[name]} ${NAMES[name]}, and the most is ${most[name]}`,
    }));
}

/** What a newcomer reads before a first safe change; of the modules' pages the one in the middle. */
function firstWords(files: readonly SourceFile[]): number {
  const words = (named: RegExp) =>
    files
      .filter(({ path }) => named.test(path))
      .map(({ text }) => text.match(/\S*[A-Za-z]\S*/g)?.length ?? 0);
  const [all, modules] = [
    words(/^(?:README|CONTRIBUTING)\.md$/),
    words(/^app\/\w+\/\w+\/README\.md$/),
  ];
  return all.reduce((whole, count) => whole + count, middle(modules));
}

const middle = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

const sum = (files: readonly SourceFile[], count: (text: string) => number) =>
  files.reduce((all, { text }) => all + count(text), 0);

const linesIn = (text: string) => text.trimEnd().split("\n").length;

const importLinesIn = (text: string) =>
  Array.from(text.matchAll(/^import\s[^;]*?["'][^"']+["'];?$/gm), ([statement]) =>
    linesIn(statement),
  ).reduce((all, count) => all + count, 0);
