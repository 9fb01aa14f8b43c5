import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/server";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { passkeyLibrary } from "../queries/passkey-library.server.ts";
import { passkeysOf } from "../queries/passkeys.server.ts";
import { MOST_PASSKEYS, PASSKEY_ALGORITHMS, passkeySite } from "../rules/passkey.ts";
import { beginChallenge } from "./begin-challenge.server.ts";

type PasskeyCreation = {
  options: Omit<PublicKeyCredentialCreationOptionsJSON, "extensions">;
  cookie: string;
};

/**
 * The options with which a browser makes a passkey. Each passkey requires a finger, a face or a PIN
 * on its device, so one passkey gives two factors: what the user has, and what they are or know.
 */
export async function beginPasskey(
  ctx: Ctx,
  appUrl: string,
): Promise<Result<PasskeyCreation, Refusal<"forbidden" | "too_many">>> {
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
