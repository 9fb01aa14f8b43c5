import { expect, test } from "vitest";
import { totalProblems, totalsOf } from "./totals.ts";

const files = [
  { path: "app/lib/a.ts", text: 'import {\n  b,\n} from "./b.ts";\n\nexport const a = b;\n' },
  { path: "app/lib/b.ts", text: "export const b = 1;\n" },
  { path: "app/lib/a.test.ts", text: "one\ntwo\n" },
  { path: "tests/now.ts", text: "three\n" },
  { path: "docs/a.md", text: "not code" },
  { path: "README.md", text: "two words" },
  { path: "app/goods/lots/README.md", text: "three more words" },
  { path: "db/migrations/0000_schema.sql", text: "" },
  { path: "db/migrations/meta/0000_snapshot.json", text: "" },
];
const totals = {
  appFiles: 2,
  appLines: 6,
  testLines: 3,
  importPercent: 50,
  firstWords: 5,
  migrations: 1,
};

test("what is counted", () => {
  expect(totalsOf(files)).toEqual(totals);
});

test("a total may be reached, and not exceeded", () => {
  expect(totalProblems(totals, totals)).toEqual([]);
  expect(totalProblems(totals, { ...totals, appLines: 5 })).toMatchObject([
    { message: "6 lines of app/ without tests, and the most is 5" },
  ]);
});
