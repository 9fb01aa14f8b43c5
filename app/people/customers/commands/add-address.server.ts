import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { knownAddress } from "#app/running/places/queries/known-address.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { MOST_ADDRESSES, type AddressFacts } from "../rules/address-terms.ts";
import { customerAddresses } from "../tables.server.ts";
import { lockOwnCustomer } from "./lock-own-customer.server.ts";

/** Saves a new address of the actor, once per form. The first address is the default. */
export async function addAddress(
  ctx: Ctx,
  { key, facts }: { key: string; facts: AddressFacts },
): Promise<Result<undefined, Refusal<"forbidden" | "too_many">>> {
  const known = await knownAddress(ctx.db, facts);
  return inTransaction(ctx, async (tx) => {
    const customer = await lockOwnCustomer(tx);
    if (!customer) return refuse("forbidden");
    const saved = await tx.db
      .select({ id: customerAddresses.id })
      .from(customerAddresses)
      .where(eq(customerAddresses.customerId, customer.id));
    if (saved.some(({ id }) => id === key)) return ok(undefined);
    if (saved.length >= MOST_ADDRESSES) return refuse("too_many");
    await tx.db
      .insert(customerAddresses)
      .values({
        ...facts,
        ...known,
        id: key,
        customerId: customer.id,
        isDefault: saved.length === 0,
        createdAt: tx.now,
      })
      .onConflictDoNothing();
    return ok(undefined);
  });
}
