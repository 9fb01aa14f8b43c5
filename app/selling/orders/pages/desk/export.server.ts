import { formatDateTime } from "#app/lib/dates.ts";
import { toDecimal } from "#app/lib/money.ts";
import { showPhone } from "#app/people/customers/rules/phone.ts";
import { inArray, sql, type SQL } from "drizzle-orm";
import { orderItems, orders } from "../../tables.server.ts";
import { parcels } from "../../tables/parcels.server.ts";
import type { ordersFor } from "../../queries/list-orders.server.ts";
import { courierName } from "../../rules/couriers.ts";
import { orderMessages } from "../../texts/shopper.ts";
import { adminOrderMessages as say } from "../../texts/staff.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { CsvRow } from "#app/platform/http/csv-answer.server.ts";
import { everyPart } from "#app/platform/list/read-part.server.ts";

/** One value per sent parcel, in parcel order. */
const ofParcels = (column: SQL) => sql<string[]>`array(select ${column} from ${parcels} p
  where p.order_id = ${orders}.id and p.shipped_at is not null and ${column} is not null
  order by p.number)`;

/** Facts for a file of orders that the list does not show, by order id. */
async function fileFacts(db: Db, orderIds: readonly string[]) {
  const rows = await db
    .select({
      id: orders.id,
      fulfillmentStatus: orders.fulfillmentStatus,
      phone: orders.phone,
      address: orders.address,
      addressLine2: orders.addressLine2,
      barangay: orders.barangay,
      city: orders.city,
      province: orders.province,
      postalCode: orders.postalCode,
      subtotal: orders.subtotal,
      shippingTotal: orders.shippingTotal,
      coldPack: orders.coldPack,
      couriers: ofParcels(sql`p.courier`),
      trackingNumbers: ofParcels(sql`p.tracking_number`),
      items: sql<string>`coalesce((select string_agg(i.quantity || ' × ' || i.product_name || ' (' || i.sku || ')', '; ' order by i.position)
        from ${orderItems} i where i.order_id = ${orders}.id), '')`,
    })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]));
  return new Map(rows.map((row) => [row.id, row]));
}

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
