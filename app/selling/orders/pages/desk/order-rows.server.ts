import { formatDateTime } from "#app/lib/dates.ts";
import { toDecimal } from "#app/lib/money.ts";
import { showPhone } from "#app/people/customers/rules/phone.ts";
import { fileFacts } from "../../queries/file-facts.server.ts";
import type { ordersFor } from "../../queries/list-orders.server.ts";
import { courierName } from "../../rules/couriers.ts";
import { orderMessages } from "../../texts/shopper.ts";
import { adminOrderMessages as say } from "../../texts/staff.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { CsvRow } from "#app/platform/http/csv-answer.server.ts";
import { everyPart } from "#app/platform/list/read-part.server.ts";

type Source = ReturnType<typeof ordersFor>;
type Row = Awaited<ReturnType<Source["rows"]>>[number];
type Facts = NonNullable<ReturnType<Awaited<ReturnType<typeof fileFacts>>["get"]>>;

/** The rows of a file of orders in chunks, so that the file may exceed memory. */
export async function* orderRows(
  db: Db,
  source: Source,
  sort: string,
  size?: number,
): AsyncGenerator<CsvRow[]> {
  for await (const part of everyPart<Row>(source, sort, size)) {
    const facts = await fileFacts(
      db,
      part.map(({ id }) => id),
    );
    yield part.flatMap((row) => {
      const known = facts.get(row.id);
      return known ? [rowOf(row, known)] : [];
    });
  }
}

function rowOf(row: Row, facts: Facts): CsvRow {
  return [
    row.orderNumber,
    formatDateTime(row.createdAt),
    orderMessages.status[row.status],
    orderMessages.payment[row.paymentStatus],
    orderMessages.method[row.paymentMethod],
    say.fulfilment[facts.fulfillmentStatus],
    `${row.firstName} ${row.lastName}`,
    row.email,
    facts.phone ? showPhone(facts.phone) : "",
    facts.address,
    facts.addressLine2 ?? "",
    facts.barangay ?? "",
    facts.city,
    facts.province ?? "",
    facts.postalCode ?? "",
    facts.items,
    toDecimal(facts.subtotal),
    toDecimal(row.discountTotal),
    row.discountCode ?? "",
    toDecimal(facts.shippingTotal),
    facts.coldPack === null ? "" : toDecimal(facts.coldPack),
    toDecimal(row.totalAmount),
    [...new Set(facts.couriers.map(courierName))].join(", "),
    facts.trackingNumbers.join(", "),
    row.tags.join(", "),
    row.needsAttention ?? "",
  ];
}
