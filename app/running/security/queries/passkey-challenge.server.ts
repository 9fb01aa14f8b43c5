import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";

/** No account is known at sign-in; for the other uses the user is signed in. */
export type PasskeyUse =
  | { kind: "sign-in"; userId?: undefined }
  | { kind: "proof" | "add"; userId: string };

export const challengeName = ({ kind }: PasskeyUse, token: string) =>
  `passkey-${kind}:${hashToken(token)}`;

/** Scripts see the challenge, but only the cookie's token can make it. */
export const challengeOf = ({ sealers }: Pick<Ctx, "sealers">, token: string) =>
  sealers.digest("passkey challenge", token);
