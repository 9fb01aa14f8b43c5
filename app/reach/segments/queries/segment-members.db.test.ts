import fc from "fast-check";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { makeCategory, makeProduct } from "#app/goods/catalog/factories.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { tagCustomer } from "#app/people/customers/commands/tag-customer.server.ts";
import { customersFor } from "#app/people/customers/queries/list-customers.server.ts";
import { figuresOf } from "#app/people/customers/queries/figures.server.ts";
import { tagsOfCustomer } from "#app/people/customers/queries/tags.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { payOrder } from "#app/selling/payments/factories.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { segmentCommands } from "../commands/segment.server.ts";
import { NO_CONDITIONS, type Conditions } from "../rules/conditions.ts";
import { ACCOUNTS, LAST_ORDERS, TIERS, YES_OR_NO } from "../rules/condition-terms.ts";
import { STAGES } from "../rules/stage.ts";
import { isMember, type Facts } from "../rules/is-member.ts";
import { membersOfSegment, segmentMembers, sizesOf } from "./segment-members.server.ts";
import { membersBy } from "./members.server.ts";

const { ctx, db } = await testContext();
await publishLegalTexts(ctx);

const areas = [
  await makeCategory(ctx, { name: "Beauty" }),
  await makeCategory(ctx, { name: "Sleep" }),
];
const items = [
  await makeProduct(ctx, { name: "Glow", price: 920_000, stock: 500 }),
  await makeProduct(ctx, { name: "Rest", price: 1_500_000, stock: 500 }),
];
for (const [index, id] of items.entries()) {
  // oxlint-disable-next-line no-await-in-loop
  await db.update(products).set({ categoryId: areas[index] }).where(eq(products.id, id));
}

type DrawnCustomer = {
  account: "none" | "customer" | "staff";
  consent: boolean;
  joined: number;
  tags: readonly string[];
  bought: readonly { item: number; daysAgo: number; paid: boolean }[];
};

const TAGS = ["clinic", "gift"];
const drawn: fc.Arbitrary<DrawnCustomer> = fc.record({
  account: fc.constantFrom("none", "customer", "staff"),
  consent: fc.boolean(),
  joined: fc.constantFrom(0, 7, 8, 40),
  tags: fc.subarray(TAGS),
  bought: fc.array(
    fc.record({
      item: fc.nat(1),
      daysAgo: fc.constantFrom(0, 30, 31, 90, 200),
      paid: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
});

/** Writes a drawn customer. A guest without orders becomes a customer without an account. */
async function write(person: DrawnCustomer, number: number) {
  const userId = ctx.ids.newId();
  const email = `drawn-${number}@example.test`;
  const role = person.account === "staff" ? "support" : "customer";
  if (person.account !== "none") await accountOf(ctx, role, { userId, email });
  else await db.insert(customers).values({ id: ctx.ids.newId(), email });
  const which = eq(customers.email, email);
  const createdAt = addDays(ctx.now, -person.joined);
  const [customer] = await db
    .update(customers)
    .set({ createdAt, marketingConsent: person.consent })
    .where(which)
    .returning({ id: customers.id });
  const id = customer?.id ?? "";
  if (person.tags.length > 0) await tagCustomer(ctx, id, { add: person.tags });
  for (const { item, daysAgo, paid } of person.bought) {
    const productId = items[item] ?? "";
    const orderId = await makeOrder(ctx, { productId, customerId: id });
    if (paid) await payOrder(ctx, orderId);
    const placed = addDays(ctx.now, -daysAgo);
    await db.update(orders).set({ createdAt: placed }).where(eq(orders.id, orderId));
  }
  return { id, person, createdAt };
}

async function factsOf({
  id,
  person,
  createdAt,
}: Awaited<ReturnType<typeof write>>): Promise<Facts> {
  const { orders: count, spent, lastOrderAt } = (await figuresOf(db, [id]))(id);
  const kept = person.bought.filter(({ paid }) => paid).map(({ item }) => item);
  expect(count).toBe(kept.length);
  return {
    orders: count,
    spent,
    lastOrderAt,
    productIds: kept.map((item) => items[item] ?? ""),
    categoryIds: kept.map((item) => areas[item] ?? ""),
    tags: await tagsOfCustomer(db, id),
    consent: person.consent,
    hasAccount: person.account !== "none",
    isStaff: person.account === "staff",
    joinedAt: createdAt,
  };
}

const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: null });
const wanted: fc.Arbitrary<Conditions> = fc
  .record({
    leastAmount: maybe([0, 920_000, 920_001, 2_500_000]),
    mostAmount: maybe([0, 920_000, 3_000_000]),
    leastOrders: maybe([0, 1, 3]),
    mostOrders: maybe([0, 2]),
    lastOrder: maybe(LAST_ORDERS),
    lastOrderDays: fc.constantFrom(30, 31, 90),
    productId: maybe(items),
    categoryId: maybe(areas),
    tag: maybe([...TAGS, "nobody has it"]),
    consent: maybe(YES_OR_NO),
    account: maybe(ACCOUNTS),
    joinedDays: maybe([7, 30]),
    tier: maybe(TIERS),
    stage: maybe(STAGES),
  })
  // Few conditions at a time, so that some customers match.
  .chain((all) =>
    fc.subarray(Object.keys(all), { maxLength: 3 }).map((names) => ({
      ...NO_CONDITIONS,
      ...Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name))),
      lastOrderDays: all.lastOrderDays,
    })),
  );

const people: { id: string; facts: Facts }[] = [];
beforeAll(async () => {
  const all = fc.sample(drawn, { numRuns: 40, seed: 7 });
  for (const [number, person] of all.entries()) {
    const written = await write(person, number);
    people.push({ id: written.id, facts: await factsOf(written) });
  }
}, 60_000);

test("the members are exactly those whom the rule accepts", async () => {
  const tiers = await loadSettings(db);
  const found = new Set<number>();
  await fc.assert(
    fc.asyncProperty(wanted, async (conditions) => {
      const moment = { now: ctx.now, tiers };
      const { rows } = await db.execute<{ id: string }>(
        sql`select m.id from (${membersBy(conditions, moment)}) m`,
      );
      const drawnIds = new Set(people.map(({ id }) => id));
      const members = rows.map(({ id }) => id).filter((id) => drawnIds.has(id));
      const accepted = people.filter(({ facts }) => isMember(facts, conditions, moment));
      expect(members.toSorted()).toEqual(accepted.map(({ id }) => id).toSorted());
      const [size] = await sizesOf(ctx, [conditions]);
      expect(size).toBe(rows.length);
      found.add(accepted.length);
    }),
    { numRuns: 150 },
  );
  // Segments that are all empty would prove nothing.
  expect(found.size).toBeGreaterThan(5);
});

test.each(STAGES)("who is at the stage %s is exactly who the rule says", async (stage) => {
  const moment = { now: ctx.now, tiers: await loadSettings(db) };
  const conditions = { ...NO_CONDITIONS, stage };
  const { rows } = await db.execute<{ id: string }>(
    sql`select m.id from (${membersBy(conditions, moment)}) m`,
  );
  const found = new Set(rows.map(({ id }) => id));
  const accepted = people.filter(({ facts }) => isMember(facts, conditions, moment));
  expect(accepted.length).toBeGreaterThan(0);
  expect(people.filter(({ id }) => found.has(id))).toEqual(accepted);
});

test("a guest's paid orders count like those of an account, until they are canceled", async () => {
  const orderId = await makeOrder(ctx, { productId: items[1] ?? "" });
  await payOrder(ctx, orderId);
  const conditions = { ...NO_CONDITIONS, account: "without", productId: items[1] ?? "" } as const;
  const made = await segmentCommands.save(ctx, { name: "Guests who rest", conditions });
  const segmentId = made.ok ? made.value.id : "";
  const members = await segmentMembers(ctx, segmentId);
  expect(members.map(({ email }) => email)).toContain("maria@example.test");
  const within = await membersOfSegment(ctx, segmentId);
  expect(await customersFor(db, { text: "", within }).count()).toBe(members.length);
  expect(await segmentMembers(ctx, "no-id")).toEqual([]);

  const ended = { status: "cancelled", cancelledAt: ctx.now, endedWhy: "by_staff" } as const;
  await db.update(orders).set(ended).where(eq(orders.id, orderId));
  const left = await segmentMembers(ctx, segmentId);
  expect(left.map(({ email }) => email)).not.toContain("maria@example.test");
});
