import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { generateState, handleOAuthUserInfo, parseState } from "better-auth/oauth2";
import { z } from "zod";

/** What a provider proved: its own id of the person, and an address that it confirmed. */
const proven = z.object({
  providerId: z.string(),
  subject: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});

export type ProvenOwner = z.infer<typeof proven>;

/**
 * Splits the account library's sign-in through another provider into steps. The library's callback
 * asks the provider and writes the account in one go; here, the provider is asked before the
 * transaction. The endpoints have no path, so only our commands can call them.
 */
export function oauthSteps() {
  return {
    id: "oauth-steps",
    endpoints: {
      /** Binds the coming answer to this browser, and stores `next` until it arrives. */
      beginOAuth: createAuthEndpoint(
        { method: "POST", body: z.object({ nonce: z.string(), next: z.string() }) },
        async (c) => {
          const { nonce, next } = c.body;
          return generateState(c, { idTokenNonce: nonce, additionalData: { next } });
        },
      ),
      /** Works once for each state, and only in the browser that began. */
      resumeOAuth: createAuthEndpoint(
        { method: "GET", query: z.object({ state: z.string() }), requireHeaders: true },
        async (c) => {
          const { codeVerifier, idTokenNonce, next } = await parseState(c);
          return { codeVerifier, nonce: idTokenNonce, next: z.string().catch("").parse(next) };
        },
      ),
      /** Opens a session of an old or new account. Keeps none of the provider's tokens. */
      admitOwner: createAuthEndpoint({ method: "POST", body: proven }, async (c) => {
        const { providerId, subject, email, ...names } = c.body;
        const name = `${names.firstName} ${names.lastName}`.trim();
        const userInfo = { id: subject, email, emailVerified: true, name, ...names };
        const admitted = await handleOAuthUserInfo(c, {
          userInfo,
          account: { providerId, accountId: subject },
        });
        if (admitted.error !== null) throw new APIError("FORBIDDEN", { message: admitted.error });
        await setSessionCookie(c, admitted.data);
        const { user, session } = admitted.data;
        return { userId: user.id, isNew: admitted.isRegister, opened: session.token };
      }),
    },
  } satisfies BetterAuthPlugin;
}
