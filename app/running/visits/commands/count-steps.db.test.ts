import { expect, test } from "vitest";
import { testContext } from "#tests/context.ts";
import { visitCounts } from "../tables.server.ts";
import { countSteps } from "./count-steps.server.ts";

const { at, db } = await testContext();
const counts = async () =>
  (await db.select().from(visitCounts)).map(({ day, step, count }) => `${day} ${step} ${count}`);

test("counts each step of a day in Manila, whoever comes at the same time", async () => {
  await countSteps(at("2026-03-01T15:59:59Z"), ["visit"]);
  const morning = at("2026-03-01T16:00:00Z");
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      countSteps(morning, index % 2 ? ["visit", "product"] : ["product", "visit"]),
    ),
  );
  await countSteps(morning, []);
  expect((await counts()).toSorted()).toEqual([
    "2026-03-01 visit 1",
    "2026-03-02 product 20",
    "2026-03-02 visit 20",
  ]);
});
