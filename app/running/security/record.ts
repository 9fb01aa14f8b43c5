import { sql } from "drizzle-orm";
import { ofUser } from "#app/platform/records/whose.server.ts";
import { goes } from "#app/platform/records/erase.server.ts";
import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";

export const securityRecord = {
  tables: {
    list_views: { title: "Saved views of lists", own: ofUser, erase: goes },
    recovery_codes: { title: "Recovery codes", own: ofUser, hidden: ["code_digest"], erase: goes },
    authenticator_apps: {
      title: "Authenticator app",
      own: ofUser,
      hidden: ["sealed_key", "used_step"],
      erase: goes,
    },
    passkeys: {
      title: "Passkeys",
      own: ofUser,
      hidden: ["public_key", "credential_id", "counter"],
      erase: goes,
    },
    sessions: { title: "Where you are signed in", own: ofUser, hidden: ["token"], erase: goes },
    accounts: {
      title: "Ways to sign in",
      own: ofUser,
      hidden: [
        "password",
        "access_token",
        "refresh_token",
        "id_token",
        "access_token_expires_at",
        "refresh_token_expires_at",
      ],
      erase: goes,
    },
    verifications: {
      title: "Links we emailed you",
      own: ({ userId }) => sql`value = ${userId}`,
      hidden: ["identifier", "value"],
      erase: goes,
    },
    ...nothingPersonal(
      "keys that open or limit something for a while, stored as digests or sealed",
      "rate_limits",
      "waiting_forms",
    ),
  },
} satisfies ModuleRecord;
