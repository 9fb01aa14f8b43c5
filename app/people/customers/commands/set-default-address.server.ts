import { and, eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { customerAddresses } from "../tables.server.ts";
import { lockOwnCustomer } from "./lock-own-customer.server.ts";

/** Makes one of the actor's addresses the first that checkout offers. */
export async function setDefaultAddress(
  ctx: Ctx,
  id: string,
): Promise<Result<undefined, Refusal<"forbidden" | "not_found">>> {
  if (!isUuid(id)) return refuse("not_found");
  return inTransaction(ctx, async (tx) => {
    const customer = await lockOwnCustomer(tx);
    if (!customer) return refuse("forbidden");
    const ofCustomer = eq(customerAddresses.customerId, customer.id);
    const own = and(eq(customerAddresses.id, id), ofCustomer);
    if ((await tx.db.$count(customerAddresses, own)) === 0) return refuse("not_found");
    // The old default is cleared first, because a customer can never have two.
    const before = and(ofCustomer, eq(customerAddresses.isDefault, true));
    await tx.db.update(customerAddresses).set({ isDefault: false }).where(before);
    await tx.db.update(customerAddresses).set({ isDefault: true }).where(own);
    return ok(undefined);
  });
}
