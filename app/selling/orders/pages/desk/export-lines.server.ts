import { shopDay } from "#app/lib/dates.ts";
import { toDecimal } from "#app/lib/money.ts";
import { linesOfOrders, type PackedLot } from "../../queries/lines.server.ts";
import type { ordersFor } from "../../queries/list-orders.server.ts";
import { orderMessages } from "../../texts/shopper.ts";
import {
  moneyOfOrders,
  type OrderMoney,
} from "#app/selling/payments/queries/money-of-orders.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { CsvRow } from "#app/platform/http/csv-answer.server.ts";
import { everyPart } from "#app/platform/list/read-part.server.ts";

type Source = ReturnType<typeof ordersFor>;
type Order = Awaited<ReturnType<Source["rows"]>>[number];
type Line = Awaited<ReturnType<typeof linesOfOrders>>[number];

/** The line items of listed orders in chunks, so that the file may exceed memory. */
export async function* lineRows(
  db: Db,
  source: Source,
  sort: string,
  size?: number,
): AsyncGenerator<CsvRow[]> {
  for await (const part of everyPart<Order>(source, sort, size)) {
    const ids = part.map(({ id }) => id);
    const lines = Map.groupBy(await linesOfOrders(db, ids), ({ orderId }) => orderId);
    const money = await moneyOfOrders(db, ids);
    yield part.flatMap((order) => {
      const paid = money.get(order.id) ?? { references: [], refunded: 0 };
      return (lines.get(order.id) ?? []).map((line, index) => rowOf(order, line, index, paid));
    });
  }
}

function rowOf(order: Order, line: Line, index: number, money: OrderMoney): CsvRow {
  return [
    order.orderNumber,
    index + 1,
    shopDay(order.createdAt),
    dayOf(line.paidAt),
    dayOf(line.shippedAt),
    orderMessages.status[order.status],
    orderMessages.payment[order.paymentStatus],
    orderMessages.method[order.paymentMethod],
    money.references.join(", "),
    `${order.firstName} ${order.lastName}`,
    order.email,
    line.sku,
    line.productName,
    line.quantity,
    toDecimal(line.price),
    toDecimal(line.discount),
    toDecimal(line.total),
    lotsText(line.lots),
    index === 0 ? toDecimal(order.totalAmount) : "",
    index === 0 ? toDecimal(money.refunded) : "",
  ];
}

const dayOf = (at: Date | null) => (at === null ? "" : shopDay(at));

/** Only the number if all units are from one lot. */
function lotsText(lots: readonly PackedLot[]): string {
  const [only, ...others] = lots;
  if (only && others.length === 0) return only.number;
  return lots.map(({ number, units }) => `${number} × ${units}`).join(", ");
}
