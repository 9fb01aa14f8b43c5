import { ofUser, ofEmail } from "#app/platform/records/whose.server.ts";
import { goes } from "#app/platform/records/erase.server.ts";
import type { ModuleRecord } from "#app/platform/records/record.server.ts";

export const staffRecord = {
  tables: {
    staff_mail_choices: { title: "Your staff email choices", own: ofUser, erase: goes },
    staff_invites: {
      title: "Invitations to the staff",
      own: ofEmail,
      hidden: ["token_hash", "invited_by"],
      erase: goes,
    },
    access_requests: {
      title: "Requests for a role",
      own: ofUser,
      hidden: ["decided_by"],
      erase: goes,
    },
    user_roles: { title: "Roles", own: ofUser, erase: goes },
  },
} satisfies ModuleRecord;
