import process from "node:process";
import { expect, test } from "vitest";
import { specifiersIn, targetOf } from "../scripts/structure/imports.ts";
import { readProject } from "../scripts/structure/read-project.ts";
import { isServerOnly, isTest } from "../scripts/structure/source-file.ts";

/** The names of the levels, and the letters of a text: nothing that judges. */
const SMALL = ["fold-text.ts", "urgency.ts"].map((name) => `app/care/triage/rules/${name}`);

const typeImport = /^(?:import|export) type\s[^;]*;$/gm;

test("the rules of triage never reach the browser", () => {
  const texts = new Map(readProject(process.cwd()).map(({ path, text }) => [path, text]));
  const sent = new Set<string>();
  const waiting = [...texts.keys()].filter(
    (path) => /^app\/.*\.tsx$/.test(path) && !isServerOnly(path) && !isTest(path),
  );
  expect(waiting.length).toBeGreaterThan(500);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (sent.has(path)) continue;
    sent.add(path);
    const importer = path;
    for (const specifier of specifiersIn((texts.get(path) ?? "").replaceAll(typeImport, ""))) {
      const target = targetOf(importer, specifier);
      if (target !== undefined && texts.has(target) && !isServerOnly(target)) waiting.push(target);
    }
  }
  const rules = [...sent].filter((path) => path.startsWith("app/care/triage/rules/"));
  expect(rules.toSorted()).toEqual(SMALL);
});
