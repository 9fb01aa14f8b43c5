import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { addressDigest } from "#app/platform/mail/suppressions.server.ts";
import { findReader } from "../queries/recipients.server.ts";
import { untrackedAddresses } from "../tables.server.ts";

/** Counts a mailbox's opens and clicks or not. The link's token is the authorization. */
export async function setTracking(
  ctx: Ctx,
  stopToken: string,
  wanted: boolean,
): Promise<Result<undefined, Refusal<"unknown">>> {
  return inTransaction(ctx, async (tx) => {
    const recipient = await findReader(tx.db, stopToken);
    if (!recipient) return refuse("unknown");
    const digest = addressDigest(tx, recipient.email);
    if (wanted) {
      await tx.db.delete(untrackedAddresses).where(eq(untrackedAddresses.addressDigest, digest));
    } else {
      await tx.db
        .insert(untrackedAddresses)
        .values({ addressDigest: digest, createdAt: tx.now })
        .onConflictDoNothing();
    }
    return ok(undefined);
  });
}
