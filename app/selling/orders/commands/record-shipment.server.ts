import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { isSameShipment, type Shipment } from "../rules/shipment.ts";

export type ShipmentChange = {
  parcel: { id: string; orderId: string; number: number };
  was: Shipment;
  is: Shipment;
  reason?: string;
};

/** The log row of a change, if there is one. It names the parcel if the order has several. */
export async function recordShipment(
  ctx: Ctx,
  { parcel, was, is, reason }: ShipmentChange,
): Promise<void> {
  if (isSameShipment(was, is)) return;
  await recordAudit(ctx, {
    action: "order.tracking",
    subject: { type: "order", id: parcel.orderId },
    before: was,
    after: parcel.number === 1 ? is : { ...is, parcel: parcel.number },
    ...(reason !== undefined && { reason }),
  });
}
