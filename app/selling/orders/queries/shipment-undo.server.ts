import { newestOwnEntry } from "#app/running/audit/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { shipmentOfEntry } from "../rules/shipment-entry.ts";

/** The log entry that undoes the actor's latest change of a parcel. */
export async function shipmentUndo(
  ctx: Pick<Ctx, "db" | "actor" | "now">,
  orderId: string,
): Promise<string | undefined> {
  const entry = await newestOwnEntry(ctx, { type: "order", id: orderId });
  return entry && shipmentOfEntry(entry) ? entry.id : undefined;
}
