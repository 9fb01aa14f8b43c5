import { href } from "react-router";
import { formatDate, formatDateTime } from "#app/lib/dates.ts";
import { formatCount, formatMoney } from "#app/lib/money.ts";
import { listCarriers } from "#app/goods/delivery/queries/carriers.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { claimedCash, countCashFindings } from "../../queries/cash-findings.server.ts";
import { courierName } from "#app/selling/orders/rules/couriers.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { dueOf } from "../../rules/judge-cash.ts";
import { cashOrders, isDue } from "../../queries/cash-orders.server.ts";
import { remitDays } from "../../queries/current-cash.server.ts";
import { listRemittances } from "../../queries/remittance-files.server.ts";
import { CASH_AGES, cashByCarrier, type CarrierCash } from "../../rules/cash-out.ts";
import { differenceMessages, remittanceMessages as say } from "../../texts/staff.ts";

export async function loadRemittances({ db, now }: Ctx) {
  const [carriers, files, waiting, out, claims] = await Promise.all([
    listCarriers(db),
    listRemittances(db),
    countCashFindings(db),
    cashOut(db, now),
    claimedCash(db),
  ]);
  return {
    carriers: carriers.map(({ name }) => name),
    waiting,
    out: showOut(out),
    claims: claims.map(({ id, kind, carrier, tracking, amount, expected, claimedAt }) => ({
      id,
      title: differenceMessages.name(differenceMessages.kinds[kind].title, tracking),
      hint: [
        carrier,
        formatMoney(amount - expected),
        claimedAt && say.claims.since(formatDate(claimedAt)),
      ]
        .filter(Boolean)
        .join(" · "),
    })),
    files: files.map(({ id, carrier, fileName, uploadedAt, lines, ...sums }) => ({
      id,
      fileName,
      to: href("/admin/orders/remittances/files/:fileId", { fileId: id }),
      sender: carrier,
      uploadedAt: formatDateTime(uploadedAt),
      figures: [
        formatCount(lines),
        formatMoney(sums.expected),
        formatMoney(sums.collected),
        formatMoney(sums.collected - sums.expected),
        formatMoney(sums.remitted),
      ],
    })),
  };
}

function showOut({ days, carriers }: Awaited<ReturnType<typeof cashOut>>) {
  const ages = say.out.ages(days);
  return {
    ages: CASH_AGES.map((age) => ages[age]),
    carriers: carriers.map(({ carrier, orders, byAge, amount }) => ({
      carrier: carrier === "" ? say.out.noCarrier : carrier,
      orders: formatCount(orders),
      byAge: CASH_AGES.map((age) => formatMoney(byAge[age])),
      amount: formatMoney(amount),
    })),
    sum: formatMoney(carriers.reduce((sum, { amount }) => sum + amount, 0)),
  };
}

/** The outstanding cash of orders that left, less what couriers have already paid. */
export async function cashOut(
  db: Db,
  now: Date,
): Promise<{ days: number; carriers: CarrierCash[] }> {
  const [days, due] = await Promise.all([remitDays(db), cashOrders(db, isDue)]);
  const out = due
    .map((order) => ({ ...order, carrier: courierName(order.carrier) }))
    .map(({ carrier, deliveredAt, ...order }) => ({
      carrier,
      deliveredAt,
      amount: Math.max(0, dueOf(order) - order.collected),
    }))
    .filter(({ amount }) => amount > 0);
  return { days, carriers: cashByCarrier(out, now, days) };
}
