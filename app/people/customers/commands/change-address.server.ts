import { and, eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { knownAddress } from "#app/running/places/queries/known-address.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { AddressFacts } from "../rules/address-terms.ts";
import { customerAddresses } from "../tables.server.ts";
import { lockOwnCustomer } from "./lock-own-customer.server.ts";

type Change = { id: string; version: number; facts: AddressFacts };

/** Changes an address of the actor. Orders sent to it keep the old one. */
export async function changeAddress(
  ctx: Ctx,
  { id, version, facts }: Change,
): Promise<Result<undefined, Refusal<"forbidden" | "not_found" | "changed_meanwhile">>> {
  if (!isUuid(id)) return refuse("not_found");
  const known = await knownAddress(ctx.db, facts);
  return inTransaction(ctx, async (tx) => {
    const customer = await lockOwnCustomer(tx);
    if (!customer) return refuse("forbidden");
    const own = and(eq(customerAddresses.id, id), eq(customerAddresses.customerId, customer.id));
    const [saved] = await tx.db
      .select({ version: customerAddresses.version })
      .from(customerAddresses)
      .where(own);
    if (!saved) return refuse("not_found");
    if (saved.version !== version) return refuse("changed_meanwhile");
    await tx.db
      .update(customerAddresses)
      .set({ ...facts, ...known, version: version + 1 })
      .where(own);
    return ok(undefined);
  });
}
