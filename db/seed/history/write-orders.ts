import { sql } from "drizzle-orm";
import { stockLevels, stockMovements } from "#app/goods/catalog/tables.server.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { consents } from "#app/running/consent/tables.server.ts";
import { discountRedemptions, discounts } from "#app/selling/discounts/tables.server.ts";
import { orderItems, orders } from "#app/selling/orders/tables.server.ts";
import { orderItemLots, parcelItems, parcels } from "#app/selling/orders/tables/parcels.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { ComposedOrder } from "./compose-past.ts";

const ACTOR = "seed";
const COURIERS = ["J&T Express", "LBC Express"];

/**
 * Writes past orders with the rows that the commands leave behind, one statement for each table.
 * Mails are left out: they would be most of the bytes.
 */
export async function writeOrders(ctx: Ctx, composed: readonly ComposedOrder[]): Promise<void> {
  const { db } = ctx;
  await db.insert(orders).values(composed.map(({ order }) => order));
  await db.insert(orderItems).values(composed.flatMap(({ lines }) => lines));
  await db.insert(consents).values(composed.flatMap((one) => consentsOf(ctx, one)));
  await db.insert(auditLog).values(composed.flatMap((one) => entriesOf(ctx, one)));
  await writeStock(ctx, composed);
  await writeParcels(ctx, composed);
  await writeCodes(ctx, composed);
}

function consentsOf({ ids }: Ctx, { order }: ComposedOrder) {
  const terms = { document: "terms", documentVersion: order.termsVersion };
  const privacy = { document: "privacy", documentVersion: order.privacyVersion };
  return [
    { purpose: "terms", ...terms },
    { purpose: "adult", ...terms },
    { purpose: "privacy", ...privacy },
    ...(order.supervisionConfirmedAt ? [{ purpose: "medical_supervision", ...terms }] : []),
  ].map((consent) => ({
    ...consent,
    id: ids.newId(),
    subjectType: "order" as const,
    subjectId: order.id,
    givenAt: order.createdAt,
  }));
}

/** Each status with the time when the order reached it. */
function entriesOf({ ids }: Ctx, { order, course }: ComposedOrder) {
  const status = (value: string, at: Date | null | undefined) =>
    at ? [{ at, action: "order.status", after: { status: value } }] : [];
  const payment = (value: string, at: Date | null | undefined) =>
    at ? [{ at, action: "order.payment", after: { paymentStatus: value } }] : [];
  const { orderNumber, totalAmount, openingStatus: paymentStatus, createdAt } = order;
  const placed = { status: "pending", paymentStatus, orderNumber, totalAmount };
  return [
    { at: createdAt, action: "order.placed", after: placed },
    ...status("confirmed", course.boundAt),
    ...payment("paid", course.paidAt),
    ...status("shipped", course.shippedAt),
    ...status("delivered", course.deliveredAt),
    ...status("cancelled", course.ended?.at),
    ...payment(order.paymentStatus, course.repaidAt ?? (course.paidAt ? null : course.ended?.at)),
  ].map((entry) => ({
    ...entry,
    id: ids.newId(),
    actorKind: "system",
    actorId: ACTOR,
    subjectType: "order",
    subjectId: order.id,
  }));
}

/** Units are reserved when an order is placed, and gone when it is sent or free when it ends. */
async function writeStock({ db, ids }: Ctx, composed: readonly ComposedOrder[]): Promise<void> {
  const moves = composed.flatMap(({ order, lines, course }) =>
    lines.flatMap(({ levelId, quantity }) => {
      const move = (kind: "reserve" | "release" | "ship", at: Date | null | undefined) =>
        at
          ? [
              {
                id: ids.newId(),
                stockLevelId: levelId,
                kind,
                onHandDelta: kind === "ship" ? -quantity : 0,
                reservedDelta: kind === "reserve" ? quantity : -quantity,
                orderId: order.id,
                actorId: ACTOR,
                at,
              },
            ]
          : [];
      return [
        ...move("reserve", order.createdAt),
        ...move("ship", course.shippedAt),
        ...move("release", course.ended?.at),
      ];
    }),
  );
  await db.insert(stockMovements).values(moves);
  await db.execute(sql`
    update ${stockLevels} set on_hand = moved.on_hand, reserved = moved.reserved
    from (select stock_level_id, sum(on_hand_delta) as on_hand, sum(reserved_delta) as reserved
      from ${stockMovements} group by 1) moved
    where ${stockLevels.id} = moved.stock_level_id`);
}

async function writeParcels({ db, ids }: Ctx, composed: readonly ComposedOrder[]): Promise<void> {
  const sent = composed.flatMap(({ order, course, lines }, n) => {
    const { shippedAt, deliveredAt } = course;
    if (!shippedAt) return [];
    const courier = COURIERS[n % COURIERS.length] ?? null;
    const trackingNumber = `DEMO-${order.orderNumber}`;
    const shipmentTold = { courier: courier ?? "", number: trackingNumber, url: null };
    const isCold = order.delivery.cold ?? false;
    const times = { shippedAt, deliveredAt };
    const parcel = { id: ids.newId(), orderId: order.id, number: 1, isCold, ...times };
    return [{ lines, parcel: { ...parcel, courier, trackingNumber, shipmentTold } }];
  });
  await db.insert(parcels).values(sent.map(({ parcel }) => parcel));
  const carried = sent.flatMap(({ parcel, lines }) =>
    lines.map(({ id, quantity, lotId }) => ({
      parcelId: parcel.id,
      orderItemId: id,
      units: quantity,
      lotId,
    })),
  );
  await db.insert(parcelItems).values(carried);
  await db
    .insert(orderItemLots)
    .values(carried.flatMap(({ lotId, ...line }) => (lotId ? [{ ...line, lotId }] : [])));
  await db.execute(sql`
    update lots set packed_units = packed.units
    from (select lot_id, sum(units) as units from ${orderItemLots} group by 1) packed
    where lots.id = packed.lot_id`);
}

async function writeCodes({ db, ids }: Ctx, composed: readonly ComposedOrder[]): Promise<void> {
  const uses = composed.flatMap(({ order, course }) =>
    order.discountId
      ? [
          {
            id: ids.newId(),
            discountId: order.discountId,
            orderId: order.id,
            email: order.email,
            amount: order.discountTotal,
            redeemedAt: order.createdAt,
            releasedAt: course.ended?.at ?? null,
          },
        ]
      : [],
  );
  await db.insert(discountRedemptions).values(uses);
  await db.execute(sql`
    update ${discounts} set used_count = used.count
    from (select discount_id, count(*) as count from ${discountRedemptions}
      where released_at is null group by 1) used
    where ${discounts.id} = used.discount_id`);
}
