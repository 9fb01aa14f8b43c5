import { expect, test } from "vitest";
import { VISITOR } from "#app/platform/access/actor.ts";
import { readPart } from "#app/platform/list/read-part.server.ts";
import { actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { segmentsFor, segmentsInUse } from "../queries/segments.server.ts";
import { NO_CONDITIONS } from "../rules/conditions.ts";
import { segmentCommands } from "./segment.server.ts";

const { ctx, db, as } = await testContext();
const { save, archive, restore } = segmentCommands;
const facts = (name: string, leastOrders = 1) => ({
  name,
  conditions: { ...NO_CONDITIONS, leastOrders },
});

async function make(name: string): Promise<string> {
  const made = await save(ctx, facts(name));
  if (!made.ok) throw new Error(made.reason);
  return made.value.id;
}

test("of several who take one name at once, one gets it", async () => {
  const all = await Promise.all([1, 2, 3, 4].map(() => save(ctx, facts("Only one"))));
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  const ids = [await make("First"), await make("Second")];
  const saved = await Promise.all(ids.map((id) => save(ctx, facts("Same"), { id, version: 1 })));
  expect(saved.map((one) => (one.ok ? "ok" : one.reason)).toSorted()).toEqual(["ok", "taken"]);
});

test("of two who change one at once, the second is told", async () => {
  const id = await make("Both");
  const saved = await Promise.all(
    [2, 3].map((least) => save(ctx, facts("Both", least), { id, version: 1 })),
  );
  expect(saved.map((one) => (one.ok ? "ok" : one.reason)).toSorted()).toEqual([
    "changed_meanwhile",
    "ok",
  ]);
});

test("an archived one leaves the lists, can't be changed, and comes back", async () => {
  const id = await make("Put away");
  expect(await archive(ctx, id)).toMatchObject({ ok: true });
  expect(await save(ctx, facts("Put away"), { id, version: 2 })).toMatchObject({
    reason: "archived",
  });
  const shown = async (show: string) => {
    const query = { search: "put AWAY", filters: { show }, sort: "name" };
    const { rows } = await readPart(segmentsFor(db, query), query);
    return rows.map(({ name }) => name);
  };
  expect([await shown("active"), await shown("archived")]).toEqual([[], ["Put away"]]);
  expect((await segmentsInUse(db)).map(({ name }) => name)).not.toContain("Put away");
  await restore(ctx, id);
  expect(await shown("active")).toEqual(["Put away"]);
  expect(await archive(ctx, "no-id")).toMatchObject({ reason: "not_found" });
});

test.each(["visitor", "customer", "support", "fulfilment", "clinician"] as const)(
  "a %s may not change segments",
  async (who) => {
    const by = as(who === "visitor" ? VISITOR : actorOf(who));
    const id = await make(`Of ${who}`);
    const forbidden = { ok: false, reason: "forbidden" };
    expect(await save(by, facts("Theirs"))).toEqual(forbidden);
    expect(await save(by, facts("Theirs"), { id, version: 1 })).toEqual(forbidden);
    expect(await archive(by, id)).toEqual(forbidden);
    expect(await restore(by, id)).toEqual(forbidden);
  },
);
