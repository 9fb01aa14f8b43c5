import { eq } from "drizzle-orm";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orders } from "../tables.server.ts";
import type { LockedOrder } from "./lock-order.server.ts";

const FIELDS = [
  "firstName",
  "lastName",
  "phone",
  "address",
  "addressLine2",
  "barangay",
  "city",
  "province",
  "postalCode",
  "psgcCode",
] as const;

export type NewAddress = Pick<LockedOrder, (typeof FIELDS)[number]>;

/**
 * Changes an order's address and returns whether anything is new. Logs only the changed fields and
 * the city, since the log keeps addresses forever. The caller has locked the order.
 */
export async function changeAddress(
  ctx: Ctx,
  order: LockedOrder,
  next: NewAddress,
): Promise<boolean> {
  const changed = FIELDS.filter((field) => order[field] !== next[field]);
  if (changed.length === 0) return false;
  const address = Object.fromEntries(FIELDS.map((field) => [field, next[field]]));
  await ctx.db.update(orders).set(address).where(eq(orders.id, order.id));
  await recordAudit(ctx, {
    action: "order.address",
    subject: { type: "order", id: order.id },
    before: { city: order.city },
    after: { city: next.city, fields: changed },
  });
  return true;
}
