import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { NewPasskey } from "../input.ts";
import { passkeyLibrary } from "../queries/passkey-library.server.ts";
import { PASSKEY_ALGORITHMS, passkeySite } from "../rules/passkey.ts";
import { passkeys } from "../tables.server.ts";
import { firstRecoveryCodes } from "./first-recovery-codes.server.ts";
import { lockFactors } from "./lock-factors.server.ts";
import { noteFactorNews } from "./note-factor-news.server.ts";
import { takeChallenge } from "./take-challenge.server.ts";

/**
 * Adds a passkey that a device made for the challenge of `beginPasskey`. Returns recovery codes if
 * the user had none.
 */
export async function addPasskey(
  ctx: Ctx,
  { name, response }: NewPasskey,
  browser: { headers: Headers; appUrl: string },
): Promise<
  Result<{ codes: string[] | undefined }, Refusal<"forbidden" | "too_late" | "wrong_passkey">>
> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  const { userId } = actor;
  const challenge = await takeChallenge(ctx, { kind: "add", userId }, browser);
  if (!challenge) return refuse("too_late");
  const made = await verified(response, challenge, browser.appUrl);
  if (!made) return refuse("wrong_passkey");
  return inTransaction(ctx, async (tx) => {
    await lockFactors(tx, userId);
    const added = await tx.db
      .insert(passkeys)
      .values({
        id: tx.ids.newId(),
        userId,
        name,
        credentialId: made.id,
        publicKey: Buffer.from(made.publicKey).toString("base64url"),
        counter: made.counter,
        transports: made.transports ?? [],
        createdAt: tx.now,
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (added.length === 0) return refuse("wrong_passkey");
    const subject = { type: "user", id: userId };
    // The log is never erased, so it does not repeat the name, which may be a person's.
    await recordAudit(tx, { action: "passkey.added", subject });
    await noteFactorNews(tx, userId, "passkey_added");
    return ok({ codes: await firstRecoveryCodes(tx, userId) });
  });
}

/** The library throws on an invalid answer, and nothing else can be invalid here. */
async function verified(response: NewPasskey["response"], challenge: string, appUrl: string) {
  const { rpId, origin } = passkeySite(appUrl);
  const { verifyRegistrationResponse } = await passkeyLibrary();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    });
    return registrationInfo?.credential;
  } catch {
    return undefined;
  }
}
