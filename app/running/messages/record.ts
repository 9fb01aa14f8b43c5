import { sql } from "drizzle-orm";
import { goes } from "#app/platform/records/erase.server.ts";
import { textsOf, ofUser } from "#app/platform/records/whose.server.ts";
import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";
import { KEPT_DAYS } from "./rules/send-terms.ts";

export const messagesRecord = {
  tables: {
    sent_messages: {
      title: "Texts and notifications we sent you",
      own: (person) => sql`(${ofUser(person)} or about_id in
        (select id from orders where customer_id = ${person.customerId}::uuid))`,
      hidden: [
        "sealed",
        "number_digest",
        "dedupe_key",
        "provider_id",
        "tries",
        "checked_at",
        "says",
      ],
      erase: {
        ...goes,
        where: (person) => sql`(${ofUser(person)} or about_id::text = any(${textsOf(person.ids)}))`,
      },
      turn: "first",
    },
    message_choices: {
      title: "Your number and choices for messages",
      own: ofUser,
      hidden: ["code_digest", "code_tries"],
      erase: goes,
    },
    push_devices: {
      title: "Devices that show notifications",
      own: ofUser,
      hidden: ["endpoint", "p256dh", "auth", "session_id"],
      erase: goes,
    },
    ...nothingPersonal("how the shop is set up", "message_connection"),
    ...nothingPersonal("numbers that get no texts, stored as digests", "message_stops"),
  },
  kept: { "messages.forget": KEPT_DAYS },
} satisfies ModuleRecord;
