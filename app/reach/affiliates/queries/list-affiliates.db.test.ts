import { expect, test } from "vitest";
import { customers } from "#app/people/customers/tables.server.ts";
import { eq } from "drizzle-orm";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { readPart } from "#app/platform/list/read-part.server.ts";
import { writeLedger } from "../commands/write-ledger.server.ts";
import { makeAffiliate } from "../factories.ts";
import { affiliates } from "#app/selling/referrals/tables.server.ts";
import { affiliatesFor } from "./list-affiliates.server.ts";
import { programmeFigures } from "../pages/desk/overview-page.server.ts";

const { ctx, db } = await testContext();

async function affiliate(firstName: string, status: "active" | "suspended" | "waiting") {
  const actor = await accountOf(ctx, "customer", { email: `${firstName}@example.test` });
  const userId = actor.kind === "user" ? actor.userId : "";
  await db.update(customers).set({ firstName }).where(eq(customers.userId, userId));
  const made = await makeAffiliate(ctx, userId);
  await db.update(affiliates).set({ status }).where(eq(affiliates.id, made.id));
  return made;
}

const ana = await affiliate("ana", "active");
await affiliate("ben", "suspended");
await affiliate("carla", "waiting");

async function found(search: string, filters: Record<string, string> = {}) {
  const query = { search, filters, sort: "code" };
  const source = affiliatesFor(db, query);
  const { rows } = await readPart(source, { sort: query.sort });
  expect(await source.count()).toBe(rows.length);
  return rows.map(({ email }) => email).toSorted();
}

test("affiliates are found by name, address and code, and narrowed to how they stand", async () => {
  expect(await found("")).toHaveLength(3);
  expect(await found("BEN")).toEqual(["ben@example.test"]);
  expect(await found(ana.code.toLowerCase())).toEqual(["ana@example.test"]);
  expect(await found("", { status: "suspended" })).toEqual(["ben@example.test"]);
  expect(await found("%")).toEqual([]);
  expect(await found("", { from: "2099-01-01" })).toEqual([]);
});

test("who only asked to join is no affiliate yet", async () => {
  expect(await programmeFigures(db)).toMatchObject({
    total: 2,
    active: 1,
    waiting: 1,
    earned: 0,
    owed: 0,
  });
});

test("a prize counts as earned where it counts as owed", async () => {
  const prize = { affiliateId: ana.id, amount: 50_000, reason: "Prize of the month" };
  await writeLedger(ctx, { ...prize, kind: "adjusted" });
  expect(await programmeFigures(db)).toMatchObject({ earned: 50_000, owed: 50_000 });
  const query = { search: ana.code, filters: {}, sort: "code" };
  const { rows } = await readPart(affiliatesFor(db, query), { sort: "code" });
  expect(rows).toMatchObject([{ earned: 50_000, balance: 50_000 }]);
});
