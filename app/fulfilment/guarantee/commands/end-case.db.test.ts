import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { ok, refuse } from "#app/lib/result.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import { collectCash } from "#app/selling/payments/commands/collect-cash.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { lateOrder, turnOnGuarantee } from "../factories.ts";
import { coldLines } from "../queries/affected-lines.server.ts";
import { guaranteeCases } from "../tables.server.ts";
import { guaranteeCosts, nextCase } from "../queries/cases.server.ts";
import type { CaseAct } from "../rules/guarantee-terms.ts";
import { endCase } from "./end-case.server.ts";
import { openGuarantee } from "#tests/open-guarantee.ts";
import { openCase } from "./open-case.server.ts";

const shop = await testContext();
const { ctx, db, as } = shop;
const { manager, gateways, drain, casesOf, refundsOf, recall } = await openGuarantee(shop);
const decide = (caseId: string, act: CaseAct, of = manager) =>
  endCase(of, gateways, { caseId, act, note: "Agreed with the owner" });

describe("beyond a limit", () => {
  it("waits for staff, who pay it once or close it", async () => {
    await turnOnGuarantee(ctx, { guarantee_order_limit: "100" });
    const { orderId } = await lateOrder(ctx);
    const other = await lateOrder(ctx);
    await drain();
    const [own] = await casesOf(orderId);
    expect(own).toMatchObject({ held: "order_limit", paidAt: null });
    expect(await nextCase(db, null)).toMatchObject({ left: 2, found: { orderId } });
    const caseId = own?.id ?? "";
    expect(await decide(caseId, "pay", as("support"))).toMatchObject({ reason: "forbidden" });
    expect(await decide("nothing", "pay")).toMatchObject({ reason: "not_waiting" });
    const answers = await Promise.all([decide(caseId, "pay"), decide(caseId, "pay")]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    await drain();
    expect(await refundsOf(orderId)).toMatchObject([{ amount: 40_000, status: "done" }]);
    const [theirs] = await casesOf(other.orderId);
    expect((await decide(theirs?.id ?? "", "close")).ok).toBe(true);
    expect(await refundsOf(other.orderId)).toEqual([]);
    expect((await nextCase(db, null)).left).toBe(0);
  });

  it("pays one of several orders at once that share what is left of the month", async () => {
    await turnOnGuarantee(ctx, { guarantee_late: "off" });
    const made = [await lateOrder(ctx), await lateOrder(ctx), await lateOrder(ctx)];
    await drain();
    const spent = (await guaranteeCosts(db)).reduce((sum, { amount }) => sum + amount, 0);
    await turnOnGuarantee(ctx, { guarantee_month_limit: String((spent + 60_000) / 100) });
    await Promise.all(
      made.map(async ({ orderId }) => {
        const [parcel] = await db.select().from(parcels).where(eq(parcels.orderId, orderId));
        const aboutId = parcel?.id ?? "";
        const about = { orderId, event: "late", aboutId } as const;
        await openCase(ctx, gateways, about, (tx) => coldLines(tx, aboutId));
      }),
    );
    const cases = (await Promise.all(made.map(({ orderId }) => casesOf(orderId)))).flat();
    expect(cases.map(({ held }) => held ?? "paid").toSorted()).toEqual([
      "month_limit",
      "month_limit",
      "paid",
    ]);
  });
});

test("all cases of a recall that wait for the same reason are closed at once, by two as by one", async () => {
  await turnOnGuarantee(ctx, { guarantee_order_limit: "100", guarantee_late: "off" });
  const made: { orderId: string }[] = [];
  for (const lotNumber of ["G-7", "G-8", "G-9"]) {
    made.push(await lateOrder(ctx, { lotNumber }));
    await recall(lotNumber);
  }
  await drain();
  const cases = async () => (await Promise.all(made.map(({ orderId }) => casesOf(orderId)))).flat();
  const [first, second] = await cases();
  // Now both look as if they had received the same lot.
  await db
    .update(guaranteeCases)
    .set({ aboutId: first?.aboutId ?? "" })
    .where(eq(guaranteeCases.id, second?.id ?? ""));
  const answers = await Promise.all([
    decide(first?.id ?? "", "close_alike"),
    decide(first?.id ?? "", "close_alike"),
  ]);
  expect(answers).toEqual(expect.arrayContaining([ok({ ended: 2 }), refuse("not_waiting")]));
  expect((await cases()).map(({ closedAt }) => closedAt !== null)).toEqual([true, true, false]);
});

test.each([
  ["an account gets credit", true, []],
  ["a guest is left to staff", false, [{ held: "by_hand" }]],
])("cash that has not arrived waits for it, and then %s", async (_name, hasAccount, waiting) => {
  const buyer = hasAccount ? await accountOf(ctx, "customer") : undefined;
  const { orderId } = await lateOrder(ctx, { by: "cod", ...(buyer && { buyer }) });
  await drain();
  const [own] = await casesOf(orderId);
  expect(own).toMatchObject({ held: "unpaid" });
  expect(await decide(own?.id ?? "", "pay")).toMatchObject({ reason: "unpaid" });
  expect((await collectCash(ctx, { orderId, amount: 200_000 })).ok).toBe(true);
  await drain();
  expect((await casesOf(orderId)).filter(({ held }) => held)).toMatchObject(waiting);
  const again = hasAccount ? "not_waiting" : "by_hand";
  expect(await decide(own?.id ?? "", "pay")).toMatchObject({ reason: again });
  expect(await checkInvariants(db)).toEqual([]);
});
