import { drizzleAdapter } from "@better-auth/drizzle-adapter";
import { betterAuth } from "better-auth";
import type { Db } from "../database/db.server.ts";
import { account, session, user, verification } from "./tables.server.ts";

export type AuthSettings = { db: Db; secret: string; appUrl: string };

/**
 * The account library, configured once a process. Its own rate limit is off because it skips
 * calls made on the server, and those are the only ones we make; our actions carry the limit.
 */
export function createAuth({ db, secret, appUrl }: AuthSettings) {
  return betterAuth({
    appName: "Project: Me",
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
    },
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
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // It writes failed queries to the console, with the session's token; what it throws we log.
    logger: { disabled: true },
    advanced: {
      cookiePrefix: "pm",
      useSecureCookies: appUrl.startsWith("https://"),
      defaultCookieAttributes: { sameSite: "lax", httpOnly: true },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;
