import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/server";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { passkeyLibrary } from "../queries/passkey-library.server.ts";
import { passkeysOf } from "../queries/passkeys.server.ts";
import { MOST_PASSKEYS, PASSKEY_ALGORITHMS, passkeySite } from "../rules/passkey.ts";
import { beginChallenge } from "./begin-challenge.server.ts";

type Begun = {
  options: Omit<PublicKeyCredentialCreationOptionsJSON, "extensions">;
  cookie: string;
};

/**
 * What a browser needs to make a passkey. Each asks its device for a finger, a face or a PIN, so that
 * a passkey is two proofs in one: what somebody has, and what they are or know.
 */
export async function beginPasskey(
  ctx: Ctx,
  appUrl: string,
): Promise<Result<Begun, Refusal<"forbidden" | "too_many">>> {
  const { actor, db } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  const { userId, email } = actor;
  const [own, settings] = await Promise.all([passkeysOf(db, userId), loadSettings(db)]);
  if (own.length >= MOST_PASSKEYS) return refuse("too_many");
  const { challenge, cookie } = await beginChallenge(ctx, { kind: "add", userId }, appUrl);
  const { generateRegistrationOptions } = await passkeyLibrary();
  const { extensions: _, ...options } = await generateRegistrationOptions({
    rpName: settings.site_name,
    rpID: passkeySite(appUrl).rpId,
    userName: email,
    userDisplayName: email,
    userID: new Uint8Array(Buffer.from(userId)),
    challenge,
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    excludeCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return ok({ options, cookie });
}
