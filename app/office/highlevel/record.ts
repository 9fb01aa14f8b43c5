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
      title: "What our marketing service has of you",
      own: ofEmail,
      hidden: ["address_digest", "sealed_address", "begun_at"],
      erase: {
        does: "pseudonym",
        columns: { email: nothing },
        why: "To delete you from our marketing service as well",
        until: "it is deleted there, mostly within minutes",
      },
    },
    ...nothingPersonal("how the shop is set up", "highlevel_connection"),
    ...nothingPersonal("ids of messages from another program, for 30 days", "highlevel_events"),
  },
} satisfies ModuleRecord;
