import { and, eq, gte, isNotNull, sql } from "drizzle-orm";
import { atShopMinute, shopDay } from "#app/lib/dates.ts";
import { pesos, type Centavos } from "#app/lib/money.ts";
import type { LockedOrder } from "#app/selling/orders/commands/lock-order.server.ts";
import { hasAccount } from "#app/people/customers/queries/customer.server.ts";
import { writeRefund } from "#app/selling/payments/commands/write-refund.server.ts";
import type { Gateways } from "#app/selling/payments/gateways/gateways.server.ts";
import { paidParts } from "#app/selling/payments/queries/refunds.server.ts";
import { canSend, splitRefund } from "#app/selling/payments/rules/money-back.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import type { HeldReason } from "../rules/guarantee-terms.ts";
import { whyHeld } from "../rules/plan-payout.ts";
import { guaranteeCases } from "../tables.server.ts";
import { guaranteeReasons } from "../texts/mail.ts";

export type PayableCase = Pick<
  typeof guaranteeCases.$inferSelect,
  "id" | "event" | "amount" | "orderId"
>;

/**
 * Pays a case as store credit or as a refund, as the owner chose. Guests and owners who chose
 * refunds need a gateway that sends it. Returns why staff must decide. The limits do not bind staff
 * who pay themselves (`byStaff`). The caller has locked the order.
 */
export async function payCase(
  ctx: Ctx,
  gateways: Pick<Gateways, "find">,
  order: LockedOrder,
  { id, event, amount, byStaff = false }: PayableCase & { byStaff?: boolean },
): Promise<HeldReason | undefined> {
  const settings = await loadSettings(ctx.db);
  // Cases of different orders at the same moment share the limit of the month.
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('guarantee', 0))`);
  const held = whyHeld({
    amount,
    isPaid: order.paidAt !== null,
    ...(await givenSoFar(ctx, order.id)),
    orderLimit: byStaff ? Infinity : pesos(settings.guarantee_order_limit),
    monthLimit: byStaff ? Infinity : pesos(settings.guarantee_month_limit),
  });
  if (held) return held;
  const split = splitRefund(await paidParts(ctx.db, order.id), amount);
  if (!split.ok) return "by_hand";
  const toCredit =
    settings[`guarantee_${event}`] === "credit" && (await hasAccount(ctx.db, order.customerId));
  if (!toCredit && !split.value.every(({ part }) => canSend(gateways, part))) return "by_hand";
  for (const { part, amount: given } of split.value) {
    const reason = guaranteeReasons[event];
    await writeRefund(ctx, order.id, { key: id, part, amount: given, reason, toCredit });
  }
  await enqueue(ctx.db, "guarantee.mail", { caseId: id });
  return undefined;
}

async function givenSoFar({ db, now }: Ctx, orderId: string) {
  const { amount, paidAt } = guaranteeCases;
  const monthStart = atShopMinute(`${shopDay(now).slice(0, 7)}-01`, 0).toISOString();
  const thisMonth = gte(paidAt, sql`${monthStart}::timestamptz`);
  const ofThis = eq(guaranteeCases.orderId, orderId);
  const sumIf = (which: typeof thisMonth) =>
    sql<Centavos>`(coalesce(sum(${amount}) filter (where ${which}), 0))::int`;
  const [given] = await db
    .select({ ofOrder: sumIf(ofThis), ofMonth: sumIf(thisMonth) })
    .from(guaranteeCases)
    .where(and(isNotNull(paidAt), sql`(${thisMonth} or ${ofThis})`));
  return given ?? { ofOrder: 0, ofMonth: 0 };
}
