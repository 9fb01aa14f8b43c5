import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hasFreshProof } from "#app/platform/access/fresh-proof.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { ConnectionInput } from "../input.ts";
import { lockConnection, sealKeys } from "../queries/connection.server.ts";
import { audited, CONNECTION } from "../rules/audited-connection.ts";
import { messageConnection } from "../tables.server.ts";

type SaveRefusal = Refusal<"forbidden" | "changed_meanwhile" | "no_key">;

/** Stores how the shop sends texts. An empty key leaves the stored key of the same company. */
export async function saveConnection(
  ctx: Ctx,
  input: ConnectionInput,
  version: number,
): Promise<Result<undefined, SaveRefusal>> {
  if (!may(ctx.actor, "settings:write")) return refuse("forbidden");
  // The keys spend the shop's money, so a stolen session must not be enough to change them.
  if (!hasFreshProof(ctx.actor, ctx.now)) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const before = await lockConnection(tx);
    if (before.version !== version) return refuse("changed_meanwhile");
    const { provider, account, sender, partPrice, monthlyLimit } = input;
    const stored = before.provider === provider ? before.keys?.key : undefined;
    const key = input.key === "" ? (stored ?? (provider === "test" ? "" : undefined)) : input.key;
    if (key === undefined) return refuse("no_key");
    const row = {
      provider,
      sealedKeys: sealKeys(tx, { account, key }),
      keyEnd: key.slice(-4),
      sender,
      partPrice,
      monthlyLimit,
      refusedSince: null,
      version: version + 1,
    };
    await tx.db.update(messageConnection).set(row);
    await recordAudit(tx, {
      action: "message_settings.changed",
      subject: CONNECTION,
      before: audited(before),
      after: audited(row),
    });
    return ok(undefined);
  });
}
