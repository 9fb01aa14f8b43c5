import { drizzleAdapter } from "@better-auth/drizzle-adapter";
import { betterAuth } from "better-auth";
import type { Db } from "../database/db.server.ts";
import { cookieName } from "../http/cookies.server.ts";
import { oauthSteps } from "./oauth-steps.server.ts";
import { passwords, preparedPasswords, type PreparedPassword } from "./passwords.server.ts";
import { sessionSteps } from "./session-steps.server.ts";
import { account, session, user, verification } from "./tables.server.ts";

export type AuthSettings = {
  db: Db;
  secret: string;
  appUrl: string;
  events?: AccountEvents;
  hashing?: Pick<typeof passwords, "hash" | "verify">;
};

/** Called with the tokens that only a mail may carry, and when an account changes. */
export type AccountEvents = {
  confirmationToken?: (owner: Owner, token: string) => Promise<void>;
  resetToken?: (owner: Owner, token: string) => Promise<void>;
  passwordReset?: (owner: Owner) => Promise<void>;
};

export type Owner = { id: string; email: string; emailVerified: boolean };

/** A confirmation mail may be read in the evening; a link to a new password should expire soon. */
const CONFIRMATION_SECONDS = 60 * 60 * 24;
const RESET_SECONDS = 60 * 60;

/** `__Host-` binds the cookies to this exact origin; see `cookieName` for other cookies. */
function cookiesOf(appUrl: string) {
  const secure = appUrl.startsWith("https://");
  return {
    cookiePrefix: cookieName("pm", appUrl),
    // The library's own prefix protects less, and would be put before ours.
    useSecureCookies: false,
    // A request's own address headers can be forged; `noteSessionUse` stores the real address.
    ipAddress: { disableIpTracking: true },
    defaultCookieAttributes: { sameSite: "lax", httpOnly: true, secure, path: "/" },
  } as const;
}

/**
 * The account library, configured once per process. Its rate limit is off because it skips calls
 * made on the server, and those are the only ones we make; our actions carry the limit.
 */
export function createAuth(settings: AuthSettings) {
  const { db, secret, appUrl, events = {}, hashing = passwords } = settings;
  return betterAuth({
    baseURL: appUrl,
    secret,
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: { user, session, account, verification },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      requireEmailVerification: true,
      autoSignIn: false,
      password: hashing,
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user: owner, token }) => events.resetToken?.(owner, token),
      onPasswordReset: async ({ user: owner }) => events.passwordReset?.(owner),
    },
    emailVerification: {
      expiresIn: CONFIRMATION_SECONDS,
      // A job sends every mail, the first one included.
      sendOnSignUp: false,
      sendOnSignIn: false,
      autoSignInAfterVerification: false,
      sendVerificationEmail: async ({ user: owner, token }) =>
        events.confirmationToken?.(owner, token),
    },
    verification: { storeIdentifier: "hashed" },
    user: {
      additionalFields: {
        firstName: { type: "string", required: false },
        lastName: { type: "string", required: false },
        isDemo: { type: "boolean", required: false, input: false, defaultValue: false },
      },
    },
    session: {
      expiresIn: 60 * 60 * 24 * 7,
      updateAge: 60 * 60 * 24,
      cookieCache: { enabled: false },
      additionalFields: {
        lastSeenAt: {
          type: "date",
          required: false,
          input: false,
          defaultValue: () => new Date(),
        },
        /** The default is now, since signing in proves who the user is. Mailed links set null. */
        provenAt: { type: "date", required: false, input: false },
        byCompany: { type: "boolean", required: false, input: false, defaultValue: false },
      },
    },
    plugins: [oauthSteps(), sessionSteps()],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // The library would log failed queries with the session's token. We log what it throws instead.
    logger: { disabled: true },
    advanced: cookiesOf(appUrl),
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** The events to call from inside the transaction, and a password that was hashed before it. */
type TransactionOptions = { events?: AccountEvents; password?: PreparedPassword };

/** The library writing through `db`, to create an account in the caller's transaction. */
export function authWithin(
  auth: Auth,
  db: Db,
  { events = {}, password }: TransactionOptions = {},
): Auth {
  const { secret, baseURL: appUrl } = auth.options;
  return createAuth({ db, secret, appUrl, events, hashing: preparedPasswords(password) });
}
