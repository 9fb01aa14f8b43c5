import { isErasedAddress } from "#app/lib/erased-address.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { standingOf } from "../queries/standing.server.ts";
import { findBlockers } from "../rules/find-blockers.ts";
import { openErasure } from "./open-erasure.server.ts";

type GuestErasureRefusal = Refusal<
  "forbidden" | "not_found" | "has_account" | "erased" | "asked" | "blocked"
>;

/**
 * Staff ask for the erasure of a guest who wrote from the mailbox of the orders. Customers with an
 * account ask there, with a proof that staff cannot have.
 */
export async function askGuestErasure(
  ctx: Ctx,
  customerId: string,
  { reason }: { reason: string },
): Promise<Result<undefined, GuestErasureRefusal>> {
  if (!may(ctx.actor, "customers:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const customer = await lockRow(tx.db, customers, customerId);
    if (!customer) return refuse("not_found");
    if (isErasedAddress(customer.email)) return refuse("erased");
    if (customer.userId !== null) return refuse("has_account");
    const whose = { userId: null, customerId };
    const blockers = findBlockers(await standingOf(tx.db, whose, tx.now));
    if (blockers.length > 0) return refuse("blocked");
    const isNew = await openErasure(tx, { customerId, askedBy: "staff", reason });
    if (!isNew) return refuse("asked");
    await recordAudit(tx, {
      action: "erasure.asked",
      subject: { type: "customer", id: customerId },
      reason,
    });
    return ok(undefined);
  });
}
