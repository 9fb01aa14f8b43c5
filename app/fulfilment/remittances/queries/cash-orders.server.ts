import { sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { orders } from "#app/selling/orders/tables.server.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import { payments } from "#app/selling/payments/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { CashOrder } from "../rules/judge-cash.ts";
import { remittanceFiles, remittanceLines } from "../tables.server.ts";

const row = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  isCash: z.boolean(),
  isDue: z.boolean(),
  isPaidOtherwise: z.boolean(),
  cameBack: z.boolean(),
  total: z.number(),
  lines: z.number(),
  collected: z.number(),
  isRepeated: z.boolean(),
  deliveredAt: z.coerce.date().nullable(),
  shippedAt: z.coerce.date().nullable(),
  carrier: z.string(),
  tracking: z.string(),
  movedAt: z.coerce.date().nullable(),
}) satisfies z.ZodType<CashOrder>;
export type CashOrderRow = z.infer<typeof row>;

/** The order has left, and its cash is still due. */
export const isDue = sql`(${orders.paymentStatus} = 'cod_due'
  and ${orders.status} in ('shipped', 'delivered', 'completed'))`;

export const isPaidOtherwise = sql`exists (select from ${payments}
  where ${payments.orderId} = ${orders.id} and ${payments.status} = 'paid'
    and ${payments.gateway} not in ('cod', 'credit'))`;

/** Facts about an order's parcels: whether all came back, the last delivery, the courier. */
const ofParcels = sql`lateral (select bool_and(${parcels.returnedAt} is not null) as back,
    max(${parcels.deliveredAt}) as delivered,
    (array_agg(${parcels.courier} order by ${parcels.number} desc))[1] as courier,
    (array_agg(${parcels.trackingNumber} order by ${parcels.number} desc))[1] as number
  from ${parcels} where ${parcels.orderId} = ${orders.id}) of_parcels`;

const ofLines = sql`lateral (select count(*)::int as lines,
    coalesce(sum(${remittanceLines.collected}), 0)::float8 as collected,
    coalesce(bool_or(${remittanceLines.verdict} = 'again'), false) as repeated,
    (array_agg(${remittanceFiles.carrier} order by ${remittanceFiles.uploadedAt}))[1] as carrier,
    (array_agg(${remittanceLines.tracking} order by ${remittanceFiles.uploadedAt}))[1] as tracking,
    max(${remittanceFiles.uploadedAt}) as moved
  from ${remittanceLines} join ${remittanceFiles} on ${remittanceFiles.id} = ${remittanceLines.fileId}
  where ${remittanceLines.orderId} = ${orders.id}) of_lines`;

export async function cashOrders(db: Db, chosen: SQL): Promise<CashOrderRow[]> {
  const { rows } = await db.execute(sql`
    select ${orders.id} as "orderId", ${orders.orderNumber} as "orderNumber",
      ${orders.paymentMethod} = 'cod' as "isCash", ${isDue} as "isDue",
      ${isPaidOtherwise} as "isPaidOtherwise",
      (${orders.status} = 'cancelled' or coalesce(of_parcels.back, false)) as "cameBack",
      ${orders.totalAmount} - ${orders.creditTotal} as total, of_lines.lines, of_lines.collected,
      of_lines.repeated as "isRepeated", ${orders.shippedAt} as "shippedAt",
      case when ${orders.status} in ('delivered', 'completed')
        then coalesce(of_parcels.delivered, ${orders.shippedAt}) end as "deliveredAt",
      coalesce(of_lines.carrier, of_parcels.courier, '') as carrier,
      coalesce(of_lines.tracking, of_parcels.number, '') as tracking,
      of_lines.moved as "movedAt"
    from ${orders} left join ${ofParcels} on true left join ${ofLines} on true
    where ${chosen}`);
  return rows.map((each) => row.parse(each));
}

/**
 * The cash matched exactly, the order is recorded as paid, and nothing came back, so `judgeCash`
 * would find nothing. This skips most orders, which accumulate for years.
 */
const isAtPeace = sql`(${orders.paymentMethod} = 'cod' and ${orders.paymentStatus} = 'paid'
  and ${orders.status} in ('shipped', 'delivered', 'completed')
  and ${orders.totalAmount} - ${orders.creditTotal} = brought.collected
  and not exists (select from ${payments} where ${payments.orderId} = ${orders.id}
    and ${payments.status} = 'paid' and ${payments.gateway} not in ('cod', 'credit'))
  and not exists (select from ${parcels} where ${parcels.orderId} = ${orders.id}
    and ${parcels.returnedAt} is not null))`;

/** Orders whose cash is due, and orders whose remittances do not match their price. */
export const toCompare = sql`${orders.id} in (
  select ${orders.id} from (
    select ${remittanceLines.orderId} as id, sum(${remittanceLines.collected}) as collected
    from ${remittanceLines} where ${remittanceLines.orderId} is not null
    group by ${remittanceLines.orderId}
  ) brought join ${orders} on ${orders.id} = brought.id where not ${isAtPeace}
  union select ${orders.id} from ${orders} where ${orders.paymentStatus} = 'cod_due')`;
