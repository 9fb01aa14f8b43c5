import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { passkeyLibrary } from "../queries/passkey-library.server.ts";
import { passkeysOf } from "../queries/passkeys.server.ts";
import { passkeySite } from "../rules/passkey.ts";
import { beginChallenge } from "./begin-challenge.server.ts";

/**
 * The options with which a browser uses a passkey. A visitor can use any passkey for this site, so
 * that the page reveals no one's passkeys. A signed-in user must use one of their own.
 */
export async function beginPasskeyUse(ctx: Ctx, appUrl: string) {
  const { actor, db } = ctx;
  const userId = actor.kind === "user" ? actor.userId : undefined;
  const use = userId ? ({ kind: "proof", userId } as const) : ({ kind: "sign-in" } as const);
  const own = userId ? await passkeysOf(db, userId) : [];
  const { challenge, cookie } = await beginChallenge(ctx, use, appUrl);
  const { generateAuthenticationOptions } = await passkeyLibrary();
  const options = await generateAuthenticationOptions({
    rpID: passkeySite(appUrl).rpId,
    challenge,
    userVerification: "required",
    allowCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })),
  });
  return { options, cookie };
}
