import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hasFreshProof } from "#app/platform/access/fresh-proof.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { lockConnection, sealKeys } from "../queries/connection.server.ts";
import { lastFour, type CourierKeys, type KeyName } from "../rules/courier-keys.ts";
import { courierConnections } from "../tables.server.ts";

type KeysInput = { keys: Partial<CourierKeys>; isLive: boolean; version: number };

type SaveRefusal =
  | Refusal<"forbidden" | "changed_meanwhile">
  | (Refusal<"incomplete"> & { missing: KeyName[] });

/**
 * Stores the keys of Ninja Van. Keys that are left out stay unchanged. `version` is the version of
 * the connection in the form, 0 for a new one.
 */
export async function saveConnection(
  ctx: Ctx,
  { keys, isLive, version }: KeysInput,
): Promise<Result<undefined, SaveRefusal>> {
  if (!may(ctx.actor, "settings:write")) return refuse("forbidden");
  // The holder of these keys can report a parcel as delivered, so a stolen session must not be
  // enough.
  if (!hasFreshProof(ctx.actor, ctx.now)) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const before = await lockConnection(tx);
    if ((before?.row.version ?? 0) !== version) return refuse("changed_meanwhile");
    const clientId = keys.clientId ?? before?.keys?.clientId;
    const clientSecret = keys.clientSecret ?? before?.keys?.clientSecret;
    if (clientId === undefined || clientSecret === undefined) {
      const missing: KeyName[] = [];
      if (clientId === undefined) missing.push("clientId");
      if (clientSecret === undefined) missing.push("clientSecret");
      return refuse("incomplete", { missing });
    }
    const all = { clientId, clientSecret };
    const row = {
      sealed: sealKeys(tx, all),
      lastFour: { clientId: lastFour(clientId), clientSecret: lastFour(clientSecret) },
      isLive,
      version: version + 1,
      savedAt: tx.now,
    };
    const written = before
      ? await tx.db
          .update(courierConnections)
          .set(row)
          .where(eq(courierConnections.courier, "ninjavan"))
      : await tx.db
          .insert(courierConnections)
          .values({ courier: "ninjavan", ...row })
          .onConflictDoNothing();
    if (written.rowCount === 0) return refuse("changed_meanwhile");
    await recordAudit(tx, {
      action: "courier.saved",
      subject: { type: "courier", id: "ninjavan" },
      ...(before && { before: shown(before.row) }),
      after: shown(row),
    });
    return ok(undefined);
  });
}

/** The facts about keys that the log may contain. */
function shown({ lastFour: ends, isLive }: { lastFour: CourierKeys; isLive: boolean }) {
  return {
    clientId: `ends in ${ends.clientId}`,
    clientSecret: `ends in ${ends.clientSecret}`,
    live: isLive,
  };
}
