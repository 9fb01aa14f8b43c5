import { sql } from "drizzle-orm";
import { erasedWord, noText, tax } from "#app/platform/records/erase.server.ts";
import type { ModuleRecord, Person } from "#app/platform/records/record.server.ts";
import { addressesOf } from "#app/platform/records/whose.server.ts";
import { UNPAID_DAYS } from "./rules/card-terms.ts";

const isBuyer = (person: Person) => sql`lower(buyer_email) = any(${addressesOf(person)})`;
const isRecipient = (person: Person) => sql`lower(recipient_email) = any(${addressesOf(person)})`;

export const giftCardsRecord = {
  tables: {
    gift_cards: {
      title: "Gift cards",
      // A recipient does not see a card before it was sent.
      own: (person) =>
        sql`(${isBuyer(person)} or (${isRecipient(person)} and (sent_at is not null or voided_at is not null)))`,
      hidden: ["code_hash", "request_key", "buyer_email", "void_reason"],
      erase: [
        {
          does: "pseudonym",
          columns: {
            // The recipient's mail may still be due, and names its sender.
            buyer_name: () => sql`'Someone'`,
            buyer_email: ({ email }) => sql`${email}`,
            message: noText,
            void_reason: () => sql`case when voided_at is null then null else 'Erased' end`,
          },
          where: isBuyer,
          ...tax,
        },
        {
          does: "pseudonym",
          columns: {
            recipient_name: erasedWord,
            recipient_email: ({ email }) => sql`${email}`,
            message: noText,
          },
          where: isRecipient,
          ...tax,
        },
      ],
    },
  },
  kept: { "giftcards.forget-unpaid": UNPAID_DAYS },
} satisfies ModuleRecord;
