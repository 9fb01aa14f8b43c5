import { and, eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { PasskeyAnswer } from "../input.ts";
import { passkeyLibrary } from "../queries/passkey-library.server.ts";
import { passkeySite } from "../rules/passkey.ts";
import { passkeys } from "../tables.server.ts";

/**
 * Checks an answer to a challenge, records the passkey's use, and returns its user. Undefined for a
 * wrong answer, and for a device whose counter goes back, which suggests a copied key. Call inside
 * a transaction.
 */
export async function takePasskey(
  tx: Ctx,
  { response }: PasskeyAnswer,
  { challenge, appUrl }: { challenge: string; appUrl: string },
): Promise<{ userId: string } | undefined> {
  const [found] = await tx.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, response.id))
    .for("update");
  if (!found) return undefined;
  const { userHandle } = response.response;
  if (userHandle && handleOf(found.userId) !== userHandle) return undefined;
  const counter = await verified(response, found, { challenge, appUrl });
  if (counter === undefined) return undefined;
  await tx.db
    .update(passkeys)
    .set({ counter, usedAt: tx.now })
    .where(and(eq(passkeys.id, found.id), eq(passkeys.counter, found.counter)));
  return { userId: found.userId };
}

const handleOf = (userId: string) => Buffer.from(userId).toString("base64url");

type PasskeyRow = Pick<typeof passkeys.$inferSelect, "credentialId" | "publicKey" | "counter">;

/** Returns the device's new counter. The library throws on an invalid answer. */
async function verified(
  response: PasskeyAnswer["response"],
  { credentialId, publicKey, counter }: PasskeyRow,
  { challenge, appUrl }: { challenge: string; appUrl: string },
): Promise<number | undefined> {
  const { rpId, origin } = passkeySite(appUrl);
  const { verifyAuthenticationResponse } = await passkeyLibrary();
  try {
    const { verified: isRight, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
        counter,
      },
    });
    return isRight ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
