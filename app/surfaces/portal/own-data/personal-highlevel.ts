import { sql, type SQL } from "drizzle-orm";

/** What the shop tells a marketing service of people who agreed. @param ofEmail finds theirs by mailbox */
export const highlevelTables = <Person>(ofEmail: (person: Person) => SQL) => ({
  highlevel_contacts: {
    title: "What our marketing service has of you",
    own: ofEmail,
    hidden: ["address_digest", "sealed_address", "begun_at"],
  },
  highlevel_messages: {
    title: "Messages to our marketing service",
    own: (person: Person) =>
      sql`contact_id in (select id from highlevel_contacts where ${ofEmail(person)})`,
    hidden: ["contact_id", "cause", "attempts", "next_at"],
  },
});
