import { expect, test } from "vitest";
import { importLimitProblems } from "./limits.ts";

const limits = { imports: 4, usualImports: 2 };
const importing = (count: number): string =>
  Array.from({ length: count }, (_, i) => `import { x } from "./f${i}.ts";\n`).join("");
const files = (counts: Record<string, number>) =>
  Object.entries(counts).map(([path, count]) => ({ path, text: importing(count) }));
const small = Object.fromEntries(
  Array.from({ length: 99 }, (_, i) => [`app/lib/small-${i}.ts`, 2] as const),
);
const pathsOf = (counts: Record<string, number>) =>
  importLimitProblems(files({ ...small, ...counts }), limits).map(({ path }) => path);

test("a file may import as much as the limit says", () => {
  expect(pathsOf({ "app/ui/page.tsx": 4 })).toEqual([]);
  expect(pathsOf({ "app/ui/page.tsx": 5 })).toEqual(["app/ui/page.tsx"]);
});

test("one of a hundred files may import more than usual, the next may not", () => {
  expect(pathsOf({ "app/ui/page.tsx": 4, "app/ui/list.tsx": 3 })).toEqual(["app/ui/list.tsx"]);
});

test("a file imported twice counts once", () => {
  const twice = { path: "app/ui/page.tsx", text: importing(2) + importing(2) };
  expect(importLimitProblems([twice], limits)).toEqual([]);
});

test("composition and tests import what they must", () => {
  const free = { "app/routes.ts": 9, "app/server/web.server.ts": 9, "app/ui/x.test.ts": 9 };
  expect(pathsOf(free)).toEqual([]);
});
