import { createHmac } from "node:crypto";
import type { Auth } from "#app/platform/auth/auth.server.ts";

/** The cookie of a signed-in browser, without the slow check of a password. */
export async function sessionOf(auth: Auth, secret: string, userId: string): Promise<string> {
  const { internalAdapter } = await auth.$context;
  // The proof lasts longer than a suite: separate tests cover requests for a proof.
  const provenAt = new Date(Date.now() + 24 * 60 * 60_000);
  const { token } = await internalAdapter.createSession(userId, false, { provenAt });
  return `pm.session_token=${signedToken(token, secret)}`;
}

export function signedToken(token: string, secret: string): string {
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  return encodeURIComponent(`${token}.${signature}`);
}
