import { sql, type SQL } from "drizzle-orm";

/**
 * What somebody wants no news about, which mails followed an event, and what the shop tells a marketing service
 * of people who agreed. @param ofEmail finds theirs by mailbox
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
