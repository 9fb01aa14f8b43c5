import { createHmac } from "node:crypto";
import type { Auth } from "#app/platform/auth/auth.server.ts";

/** As signing in leaves it with the browser, without the time that checking a password takes. */
export async function sessionOf(auth: Auth, secret: string, userId: string): Promise<string> {
  const { internalAdapter } = await auth.$context;
  // Proved for as long as a suite runs: what asks for a proof has tests of its own.
  const provenAt = new Date(Date.now() + 24 * 60 * 60_000);
  const { token } = await internalAdapter.createSession(userId, false, { provenAt });
  return `pm.session_token=${signedToken(token, secret)}`;
}

/** A token as the cookie carries it. */
export function signedToken(token: string, secret: string): string {
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  return encodeURIComponent(`${token}.${signature}`);
}
