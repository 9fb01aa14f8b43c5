import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { adjustBalance } from "#app/reach/affiliates/commands/adjust-balance.server.ts";
import { draftPayout } from "#app/reach/affiliates/commands/draft-payout.server.ts";
import { savePayoutDetails } from "#app/reach/affiliates/commands/save-payout-details.server.ts";
import { makeAffiliate } from "#app/reach/affiliates/factories.ts";
import { linesOfPayout } from "#app/reach/affiliates/queries/payouts.server.ts";
import { affiliates } from "#app/selling/referrals/tables.server.ts";
import { makeArrival } from "#app/fulfilment/arrivals/factories.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { makeGuarded, makeRequest } from "#app/selling/clearance/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { confirmByPhone } from "#app/selling/orders/commands/confirm-by-phone.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { takeBackParcel } from "#app/fulfilment/returns/commands/take-back-parcel.server.ts";
import { makeReturn, sentOrder } from "#app/fulfilment/returns/factories.ts";
import { makeTicket } from "#app/reach/support/factories.ts";
import { accountOf, actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { Memory } from "#app/platform/database/memory.server.ts";
import { readBoard } from "../read-board.server.ts";

const { ctx, as } = await testContext();
await publishLegalTexts(ctx);
const owner = as("admin");
const memory = new Memory();
const env = { dataDir: await temporaryFolder(), smtpUrl: undefined };
const pilesOf = async (of: Ctx) =>
  (await readBoard({ ctx: of, memory, env, gatewayEnabled: false })).piles;
const named = (piles: readonly { name: string }[]) => piles.map(({ name }) => name);

test("nothing waits in a new shop but its first backup", async () => {
  expect(named(await pilesOf(owner))).toEqual([]);
});

test("what waits has its age, the most pressing first, for those who can do something about it", async () => {
  const productId = await makeProduct(ctx, { name: "Glow", stock: 100 });
  await makeOrder(ctx, { productId, paymentMethod: "cod" });
  await confirmByPhone(ctx, await makeOrder(ctx, { productId, paymentMethod: "cod" }));
  await makeReturn(ctx);
  await makeReturn(ctx);
  const { orderId } = await sentOrder(ctx, { by: "cod", isDelivered: false });
  await takeBackParcel(ctx, { orderId, key: ctx.ids.newId() });
  await makeArrival(ctx);
  await makeArrival(ctx, "cold");
  await makeTicket(ctx);
  const later = { ...owner, now: addDays(ctx.now, 5) };
  const piles = await pilesOf(later);
  expect(piles.filter(({ name }) => name !== "backup")).toMatchObject([
    { name: "to-pack", count: 1, when: "Oldest: 5 days", to: "/admin/orders/to-pack" },
    { name: "to-confirm", count: 1, when: "Oldest: 5 days" },
    { name: "returns-inspect", count: 1, to: "/admin/returns?show=received&sort=asked" },
    { name: "returns-decide", count: 2, when: "Oldest: 5 days" },
    { name: "arrivals", count: 1, when: "Oldest: 5 days", to: "/admin/arrivals?sort=reported" },
    { name: "tickets-late", count: 1, when: /^Due since /, isOverdue: true },
  ]);

  expect(piles.filter(({ isOverdue }) => isOverdue).map(({ name }) => name)).not.toContain(
    "to-pack",
  );

  const packer = { ...as(actorOf("fulfilment")), now: ctx.now };
  expect(named(await pilesOf(packer))).toEqual(["to-pack", "to-confirm", "returns-inspect"]);
  expect(await pilesOf(packer)).toMatchObject([{ when: "Oldest: less than an hour" }, {}, {}]);
  expect(named(await pilesOf(as("marketing")))).toEqual([]);
});

test("requests for an approval wait for clinicians and the owner", async () => {
  const clinician = as(await accountOf(ctx, "clinician"));
  expect(named(await pilesOf(clinician))).toEqual([]);
  const buyer = as(await accountOf(ctx, "customer"));
  await makeRequest(buyer, { productId: await makeGuarded(ctx) });
  const next = { ...buyer, now: addDays(ctx.now, 1) };
  await makeRequest(next, { productId: await makeGuarded(ctx) });
  const pile = {
    name: "clearance",
    count: 2,
    when: "Oldest: 2 days",
    to: "/admin/doctors/clearance",
  };
  const later = addDays(ctx.now, 2);
  expect(await pilesOf({ ...clinician, now: later })).toEqual([pile]);
  expect(await pilesOf({ ...owner, now: later })).toContainEqual(pile);
  expect(named(await pilesOf(as("manager")))).not.toContain("clearance");
});

test("affiliates wait who ask, and who are due until a draft has them, which waits until it is paid", async () => {
  const payer = as(await accountOf(ctx, "manager", { email: "payer@example.test" }));
  const account = { method: "gcash", holder: "Ana Cruz", number: "09171234567", bank: "" } as const;
  const affiliate = async (amount: number, saved: number) => {
    const actor = await accountOf(ctx, "customer", { email: `${ctx.ids.newId()}@example.test` });
    const made = await makeAffiliate(ctx, actor.kind === "user" ? actor.userId : "");
    await savePayoutDetails({ ...as(actor), now: addDays(ctx.now, saved) }, account);
    const given = { affiliateId: made.id, version: 1, amount, reason: "A prize" };
    expect(await adjustBalance(payer, given)).toMatchObject({ ok: true });
    return made.id;
  };
  const asked = await affiliate(60_000, -9);
  await ctx.db.update(affiliates).set({ status: "waiting" }).where(eq(affiliates.id, asked));
  await affiliate(50_000, -9);
  await affiliate(50_000, -9);
  await affiliate(49_999, -9);
  await affiliate(-49_999, -9);
  await affiliate(90_000, 0);
  const later = addDays(ctx.now, 2);
  const seen = async (of: Ctx) => pilesOf({ ...of, now: later });
  const requests = { name: "affiliate-requests", count: 1, when: "Oldest: 2 days" };
  const to = "/admin/affiliates/payouts";
  expect(await seen(payer)).toEqual(
    expect.arrayContaining([
      { name: "payouts-due", count: 2, when: "Oldest: 2 days", to },
      { ...requests, to: "/admin/affiliates/requests" },
    ]),
  );
  expect(await seen(as("marketing"))).toMatchObject([requests]);
  const drafted = await draftPayout({ ...payer, now: later });
  if (!drafted.ok) throw new Error(drafted.reason);
  const lines = await linesOfPayout(ctx.db, drafted.value.id);
  expect(lines).toHaveLength(2);
  // All of them are paid to one account.
  const pile = { name: "payouts", count: 1, when: "Oldest: less than an hour, 2 to review", to };
  const mine = await seen(payer);
  expect(mine).toContainEqual(pile);
  expect(named(mine)).not.toContain("payouts-due");
});

test("parcels that stand still wait for those who pack", async () => {
  await sentOrder(ctx, { isDelivered: false });
  const of = (who: "fulfilment" | "support", days: number) =>
    pilesOf({ ...as(actorOf(who)), now: addDays(ctx.now, days) });
  expect(named(await of("fulfilment", 10))).not.toContain("parcels-still");
  expect(await of("fulfilment", 20)).toContainEqual(
    expect.objectContaining({
      name: "parcels-still",
      count: 1,
      when: "Oldest: 20 days",
      to: "/admin/orders/still",
    }),
  );
  expect(named(await of("support", 20))).not.toContain("parcels-still");
});
