import { z } from "zod";

const logged = z.object({ status: z.string().optional(), parcel: z.number().int().optional() });

/**
 * Which parcel an entry of an order's log is about, if undoing the entry takes a shipment or its
 * number back: its place in the order, or undefined for the newest.
 */
export function shipmentOfEntry(entry: {
  action: string;
  after: unknown;
}): { parcel: number | undefined } | undefined {
  const after = logged.safeParse(entry.after).data ?? {};
  const { action } = entry;
  if (action === "order.tracking") return { parcel: after.parcel ?? 1 };
  const hasLeft = action === "order.status" && after.status === "shipped";
  return hasLeft || action === "order.parcel_left" ? { parcel: after.parcel } : undefined;
}
