import { expect, test } from "vitest";
import { reachOf, reachProblems } from "./reach.ts";

const lots = 'import { lots } from "#app/goods/lots/tables.server.ts";\n';
const files = [
  { path: "app/selling/orders/queries/lines.server.ts", text: lots },
  { path: "app/goods/lots/queries/open-lots.server.ts", text: lots },
  { path: "app/selling/orders/queries/lines.db.test.ts", text: lots },
  { path: "app/selling/orders/factories.ts", text: lots },
  { path: "db/seed/lots/seed-lots.ts", text: lots },
  { path: "db/seed/vials/seed-vials.ts", text: lots },
];

test("counts the imports of a module from other code", () => {
  expect(reachOf("lots", files)).toBe(2);
  expect(reachOf("vials", files)).toBe(0);
});

test("reports a module that more of the shop has come to know", () => {
  const most = { assessments: 0, highlevel: 0, lots: 2 };
  expect(reachProblems(files, most)).toEqual([]);
  expect(reachProblems(files, { ...most, lots: 1 })).toMatchObject([
    { message: "2 imports of lots from outside it, and the most is 1" },
  ]);
});
