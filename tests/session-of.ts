import { createHmac } from "node:crypto";
import type { Auth } from "#app/platform/auth/auth.server.ts";

/** As signing in leaves it with the browser, without the time that checking a password takes. */
export async function sessionOf(auth: Auth, secret: string, userId: string): Promise<string> {
  const { internalAdapter } = await auth.$context;
  const { token } = await internalAdapter.createSession(userId);
  return `pm.session_token=${signedToken(token, secret)}`;
}

/** A token as the cookie carries it. */
export function signedToken(token: string, secret: string): string {
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  return encodeURIComponent(`${token}.${signature}`);
}
