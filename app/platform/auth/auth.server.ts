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

/** Where the library hands over what only a mail may carry, or says that something happened. */
export type AccountEvents = {
  confirmationToken?: (owner: Owner, token: string) => Promise<void>;
  resetToken?: (owner: Owner, token: string) => Promise<void>;
  passwordReset?: (owner: Owner) => Promise<void>;
};

export type Owner = { id: string; email: string; emailVerified: boolean };

/** A mail may be read in the evening; a way to a new password should not lie about for long. */
const CONFIRMATION_SECONDS = 60 * 60 * 24;
const RESET_SECONDS = 60 * 60;

/** `__Host-` ties the cookies to this very origin; see `cookieName` for all others. */
function cookiesOf(appUrl: string) {
  const secure = appUrl.startsWith("https://");
  return {
    cookiePrefix: cookieName("pm", appUrl),
    // Its own prefix would say less, and stand before ours.
    useSecureCookies: false,
    // Whatever a request says of its address it may have made up; `noteSessionUse` notes the real one.
    ipAddress: { disableIpTracking: true },
    defaultCookieAttributes: { sameSite: "lax", httpOnly: true, secure, path: "/" },
  } as const;
}

/**
 * The account library, configured once a process. Its own rate limit is off because it skips
 * calls made on the server, and those are the only ones we make; our actions carry the limit.
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
      // A job sends each mail, also the first one.
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
        /** The database has its default: whoever opens a session has proved who they are, but for a mailed link. */
        provenAt: { type: "date", required: false, input: false },
      },
    },
    plugins: [oauthSteps(), sessionSteps()],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // It writes failed queries to the console, with the session's token; what it throws we log.
    logger: { disabled: true },
    advanced: cookiesOf(appUrl),
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** What the library's work inside a transaction begins with, and whom it tells. */
type Within = { events?: AccountEvents; password?: PreparedPassword };

/** The same library writing where `db` does, so that an account and what belongs to it are one. */
export function authWithin(auth: Auth, db: Db, { events = {}, password }: Within = {}): Auth {
  const { secret, baseURL: appUrl } = auth.options;
  return createAuth({ db, secret, appUrl, events, hashing: preparedPasswords(password) });
}
