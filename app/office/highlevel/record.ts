import { sql } from "drizzle-orm";
import { ofEmail } from "#app/platform/records/whose.server.ts";
import { goes, nothing } from "#app/platform/records/erase.server.ts";
import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";

export const highlevelRecord = {
  tables: {
    highlevel_messages: {
      title: "Messages to our marketing service",
      own: (person) =>
        sql`contact_id in (select id from highlevel_contacts where ${ofEmail(person)})`,
      hidden: ["contact_id", "cause", "attempts", "next_at"],
      erase: goes,
    },
    highlevel_contacts: {
      title: "Your contact at our marketing service",
      own: ofEmail,
      hidden: ["address_digest", "sealed_address", "begun_at"],
      erase: {
        does: "pseudonym",
        columns: { email: nothing },
        why: "To delete you at our marketing service too",
        until: "until it is deleted there, usually within minutes",
      },
    },
    ...nothingPersonal("how the shop is set up", "highlevel_connection"),
    ...nothingPersonal("ids of messages from another program, for 30 days", "highlevel_events"),
  },
} satisfies ModuleRecord;
