import { sql, type SQL } from "drizzle-orm";

/**
 * The topics a person refused, mails that followed an event, and data sent to a marketing service
 * with consent. @param ofEmail finds rows by the person's mailbox
 */
export const marketingTables = <Person>(ofEmail: (person: Person) => SQL) => ({
  refused_topics: { title: "What you want no news about", own: ofEmail },
  automation_runs: { title: "Mails after events", own: ofEmail, hidden: ["stop_token_hash"] },
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
