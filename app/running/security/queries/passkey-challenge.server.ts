import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";

/** To sign in no account is known yet; the other uses are of somebody who is signed in. */
export type PasskeyUse =
  | { kind: "sign-in"; userId?: undefined }
  | { kind: "proof" | "add"; userId: string };

export const challengeName = ({ kind }: PasskeyUse, token: string) =>
  `passkey-${kind}:${hashToken(token)}`;

/** Scripts see the challenge, and only the cookie's token makes it. */
export const challengeOf = ({ sealers }: Pick<Ctx, "sealers">, token: string) =>
  sealers.digest("passkey challenge", token);
