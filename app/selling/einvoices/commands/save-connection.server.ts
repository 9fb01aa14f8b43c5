import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hasFreshProof } from "#app/platform/access/fresh-proof.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { isPublicKey, readPrivateKey } from "../gateways/bureau-keys.server.ts";
import type { ConnectionInput } from "../input.ts";
import { lockConnection, sealReceiverKeys } from "../queries/connection.server.ts";
import { hasKey } from "../queries/signing-keys.server.ts";
import { audited, CONNECTION } from "../rules/audited-connection.ts";
import { eDocumentConnection } from "../tables.server.ts";
import { keepKey } from "./keep-key.server.ts";

/** The field that needs another value. */
type WrongField = "applicationKey" | "password" | "publicKey" | "signingKey" | "signingKeyId";

/** Stores how the shop transmits documents. Empty secrets leave the stored ones. */
export async function saveConnection(
  ctx: Ctx,
  input: ConnectionInput,
  version: number,
): Promise<
  Result<
    undefined,
    Refusal<"forbidden" | "changed_meanwhile"> | (Refusal<"wrong"> & { field: WrongField })
  >
> {
  if (!may(ctx.actor, "settings:write")) return refuse("forbidden");
  // The keys sign in the shop's name, so a stolen session must not be enough to change them.
  if (!hasFreshProof(ctx.actor, ctx.now)) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const before = await lockConnection(tx);
    if (before.version !== version) return refuse("changed_meanwhile");
    const { receiver, accreditation, signingKey, ...typed } = input;
    const applicationKey = typed.applicationKey || before.keys?.applicationKey;
    const password = typed.password || before.keys?.password;
    if (!applicationKey) return refuse("wrong", { field: "applicationKey" });
    if (!password) return refuse("wrong", { field: "password" });
    if (!isPublicKey(typed.publicKey)) return refuse("wrong", { field: "publicKey" });
    if (signingKey !== "" || !(await hasKey(tx, typed.signingKeyId))) {
      const jwk = await readPrivateKey(signingKey);
      if (!jwk) return refuse("wrong", { field: "signingKey" });
      if (!(await keepKey(tx, { kid: typed.signingKeyId, jwk }))) {
        return refuse("wrong", { field: "signingKeyId" });
      }
    }
    const sealedKeys = sealReceiverKeys(tx, { ...typed, applicationKey, password });
    const row = { receiver, accreditation, sealedKeys, refusedSince: null };
    await tx.db.update(eDocumentConnection).set({ ...row, version: version + 1 });
    await recordAudit(tx, {
      action: "e_invoice_settings.changed",
      subject: CONNECTION,
      before: audited(before),
      after: audited(row),
    });
    return ok(undefined);
  });
}
