import { wordingUndo } from "./pages/desk/wording-undo.server.ts";
import { sql, type SQL } from "drizzle-orm";
import { textsOf, addressesOf } from "#app/platform/records/whose.server.ts";
import { goes, tax, nothing, noText, erasedWord } from "#app/platform/records/erase.server.ts";
import {
  nothingPersonal,
  type ErasedPerson,
  type ModuleRecord,
} from "#app/platform/records/record.server.ts";

/** Mails that say of an order that they were written: the order explains itself by them. */
const OF_ORDERS = sql`dedupe_key like 'order-%'`;

/** To the person, about something of theirs, or to staff with their address in it. */
const mailsAbout = ({ addresses, ids }: ErasedPerson): SQL => sql`(
  lower("to") = any(${textsOf(addresses)}) or about_id::text = any(${textsOf(ids)})
  or split_part(dedupe_key, ':', 2) = any(${textsOf(ids)})
  or exists (select from unnest(${textsOf(addresses)}) a where strpos(lower(mails.text), a) > 0))`;

export const mailingRecord = {
  tables: {
    mail_attachments: {
      title: "Email attachments",
      own: (person) =>
        sql`mail_id in (select id from mails where lower("to") = any(${addressesOf(person)}))`,
      hidden: ["content"],
      erase: {
        ...goes,
        where: (person) => sql`mail_id in (select id from mails where ${mailsAbout(person)})`,
      },
      turn: "first",
    },
    mails: {
      title: "Emails we sent you",
      own: (person) => sql`lower("to") = any(${addressesOf(person)})`,
      // Their words are in the mailbox; here they have links that open something.
      hidden: [
        "html",
        "text",
        "dedupe_key",
        "message_id",
        "unsubscribe_url",
        "share_key",
        "last_error",
        "calendar",
      ],
      erase: [
        {
          does: "pseudonym",
          where: (person) => sql`${OF_ORDERS} and ${mailsAbout(person)}`,
          columns: {
            to: ({ email }) => sql`${email}`,
            subject: erasedWord,
            html: noText,
            text: noText,
            unsubscribe_url: nothing,
            reply_to: nothing,
            calendar: nothing,
            last_error: nothing,
            share_key: nothing,
            links_removed_at: () => sql`coalesce(links_removed_at, created_at)`,
            // One that waited to be sent is not sent any more.
            sent_at: () => sql`coalesce(sent_at, created_at)`,
          },
          ...tax,
        },
        { ...goes, where: (person) => sql`not ${OF_ORDERS} and ${mailsAbout(person)}` },
      ],
      turn: "first",
    },
    ...nothingPersonal("what the shop sells and says", "mail_wordings"),
    ...nothingPersonal(
      "addresses that get no mail or are not counted, stored as digests or sealed",
      "mail_suppressions",
      "mail_events",
    ),
  },
  undo: [wordingUndo],
} satisfies ModuleRecord;
