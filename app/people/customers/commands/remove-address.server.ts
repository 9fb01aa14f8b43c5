import { and, asc, eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { customerAddresses } from "../tables.server.ts";
import { lockOwnCustomer } from "./lock-own-customer.server.ts";

/**
 * Removes an address of the actor. If it was the default, the oldest other address takes its place.
 */
export async function removeAddress(
  ctx: Ctx,
  id: string,
): Promise<Result<undefined, Refusal<"forbidden" | "not_found">>> {
  if (!isUuid(id)) return refuse("not_found");
  return inTransaction(ctx, async (tx) => {
    const customer = await lockOwnCustomer(tx);
    if (!customer) return refuse("forbidden");
    const ofCustomer = eq(customerAddresses.customerId, customer.id);
    const [gone] = await tx.db
      .delete(customerAddresses)
      .where(and(eq(customerAddresses.id, id), ofCustomer))
      .returning({ wasDefault: customerAddresses.isDefault });
    if (!gone) return refuse("not_found");
    if (!gone.wasDefault) return ok(undefined);
    const [next] = await tx.db
      .select({ id: customerAddresses.id })
      .from(customerAddresses)
      .where(ofCustomer)
      .orderBy(asc(customerAddresses.createdAt), asc(customerAddresses.id))
      .limit(1);
    if (next) {
      const isNext = eq(customerAddresses.id, next.id);
      await tx.db.update(customerAddresses).set({ isDefault: true }).where(isNext);
    }
    return ok(undefined);
  });
}
