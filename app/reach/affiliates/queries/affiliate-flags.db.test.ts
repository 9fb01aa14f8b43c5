import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { customerAddresses } from "#app/people/customers/tables.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { savePayoutDetails } from "../commands/save-payout-details.server.ts";
import { makeAffiliate } from "../factories.ts";
import { orderReferrals } from "#app/selling/referrals/tables.server.ts";
import { flagsOf } from "./affiliate-flags.server.ts";

const { ctx, db, as } = await testContext();
const productId = await makeProduct(ctx, { name: "Glow of flags", stock: 100 });
const GCASH = { method: "gcash", holder: "Ana Cruz", bank: "" } as const;

async function affiliate(number: string) {
  const actor = await accountOf(ctx, "customer", { email: `${ctx.ids.newId()}@example.test` });
  const made = await makeAffiliate(ctx, actor.kind === "user" ? actor.userId : "");
  const saved = await savePayoutDetails(as(actor), { ...GCASH, number });
  expect(saved.ok).toBe(true);
  return made;
}

/** Makes a paid order to an address, referred by the affiliate's link. */
async function refer(affiliateId: string, address: string, paidDaysAgo = 10) {
  const orderId = await makeOrder(ctx, { productId });
  const paidAt = addDays(ctx.now, -paidDaysAgo);
  const email = `${orderId}@example.test`;
  const paid = { address, barangay: "Lahug", city: "Cebu City", email, paidAt } as const;
  await db
    .update(orders)
    .set({ ...paid, paymentStatus: "paid", createdAt: paidAt })
    .where(eq(orders.id, orderId));
  await db.insert(orderReferrals).values({
    orderId,
    affiliateId,
    via: "link",
    clickedAt: paidAt,
    createdAt: paidAt,
  });
}

test("an affiliate is flagged by what the shop knows, and nobody else with them", async () => {
  const [one, other] = [await affiliate("0917 555 0001"), await affiliate("0917 555 0002")];
  await db.insert(customerAddresses).values({
    id: ctx.ids.newId(),
    customerId: one.customerId,
    firstName: "Ana",
    lastName: "Cruz",
    address: "12 Mango Ave.",
    barangay: "Lahug",
    city: "Cebu City",
    createdAt: ctx.now,
  });
  await refer(one.id, "12 MANGO AVE");
  await refer(one.id, "12 Mango Ave", 120);
  for (let n = 0; n < 3; n += 1) await refer(one.id, "4 Acacia Street");
  await refer(other.id, "12 Mango Ave");
  const flags = await flagsOf(ctx, [one.id, other.id]);
  expect([...flags]).toEqual([
    [
      one.id,
      [
        { flag: "own_address", count: 1 },
        { flag: "one_address", count: 3 },
      ],
    ],
  ]);
});

test("one account of two affiliates flags both, however its number is typed", async () => {
  const one = await affiliate("0917 777 0001");
  const other = await affiliate("09177770001");
  // The same last digits are no shared account.
  const third = await affiliate("0918 777 0001");
  const flags = await flagsOf(ctx, [one.id, other.id, third.id]);
  const shared = [{ flag: "shared_account", count: 1 }];
  expect(flags).toEqual(
    new Map([
      [one.id, shared],
      [other.id, shared],
    ]),
  );
});
