import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import type { Actor } from "#app/platform/access/actor.ts";
import { everyPart } from "#app/platform/list/read-part.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { creditEntriesOf, creditOf } from "../queries/credit.server.ts";
import { everyEntry } from "../queries/entries-file.server.ts";
import { creditSums, owedFor } from "../queries/owed.server.ts";
import { creditEntries } from "../tables.server.ts";
import { beginExport } from "./begin-export.server.ts";
import { giveGoodwill } from "./give-goodwill.server.ts";

const { ctx, db, as } = await testContext();
const support = as("support");
const manager = as("manager");

async function aCustomer(): Promise<string> {
  const actor: Actor = await accountOf(ctx, "customer");
  const row = actor.kind === "user" ? await customerOfUser(db, actor.userId) : undefined;
  if (!row) throw new Error("an account without its customer");
  return row.id;
}

const gift = (amount: number, key = ctx.ids.newId()) => ({ key, amount, reason: "Late parcel" });

it("gives credit that the customer reads, and takes it back", async () => {
  const id = await aCustomer();
  expect(await giveGoodwill(support, id, gift(20_000))).toEqual({ ok: true, value: undefined });
  expect((await giveGoodwill(manager, id, gift(-5_000))).ok).toBe(true);
  expect(await creditOf(db, id)).toBe(15_000);
  expect(await creditEntriesOf(db, id, 10)).toMatchObject([
    { kind: "adjusted", amount: -5_000, balance: 15_000, reason: "Late parcel" },
    { kind: "issued", cause: "goodwill", amount: 20_000, balance: 20_000 },
  ]);
  const logged = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  expect(logged.map(({ action }) => action).toSorted()).toEqual(["credit.issued", "credit.taken"]);
  expect(await giveGoodwill(manager, id, gift(-15_001))).toMatchObject({ reason: "too_little" });
});

it("gives once for a form sent several times at once", async () => {
  const id = await aCustomer();
  const sent = gift(10_000);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => giveGoodwill(support, id, sent)),
  );
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(await creditOf(db, id)).toBe(10_000);
  expect(await giveGoodwill(support, id, gift(10_001, sent.key))).toMatchObject({
    reason: "key_used",
  });
});

it("stays within the limit of 30 days, also for staff at once", async () => {
  const id = await aCustomer();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => giveGoodwill(support, id, gift(30_000))),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ reason: "over_limit", left: 20_000 });
  const later = { ...support, now: addDays(ctx.now, 31) };
  expect((await giveGoodwill(later, id, gift(50_000))).ok).toBe(true);
});

it("refuses other roles, guests and unknown customers, and writes nothing", async () => {
  const before = await db.$count(creditEntries);
  const id = await aCustomer();
  expect(await giveGoodwill(as("fulfilment"), id, gift(1))).toMatchObject({ reason: "forbidden" });
  expect(await giveGoodwill(support, ctx.ids.newId(), gift(1))).toMatchObject({
    reason: "not_found",
  });
  await db.update(customers).set({ userId: null }).where(eq(customers.id, id));
  expect(await giveGoodwill(support, id, gift(1))).toMatchObject({ reason: "no_account" });
  expect(await beginExport(support, "balances")).toMatchObject({ reason: "forbidden" });
  expect(await db.$count(creditEntries)).toBe(before);
});

it("never rewrites an entry, and lists what the shop owes for the accountant", async () => {
  await expect(db.update(creditEntries).set({ amount: 1 })).rejects.toMatchObject({
    cause: { message: "credit_entries is append-only" },
  });
  const { owed } = await creditSums(db);
  const balances: number[] = [];
  const query = { search: "", filters: {}, sort: "-balance" };
  for await (const rows of everyPart(owedFor(db, query), query.sort, 2)) {
    balances.push(...rows.map(({ balance }) => balance));
  }
  const amounts: number[] = [];
  for await (const rows of everyEntry(db)) amounts.push(...rows.map(({ amount }) => amount));
  const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);
  expect(sum(balances)).toBe(owed);
  expect(sum(amounts)).toBe(owed);
  expect(balances).toEqual(balances.toSorted((a, b) => b - a));
  expect(await checkInvariants(db)).toEqual([]);
});
