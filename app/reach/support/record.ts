import { KEPT_DAYS } from "./rules/ticket-terms.ts";
import { answerTicket } from "./commands/reply-to-ticket.server.ts";
import { noteOnTicket } from "./commands/note-ticket.server.ts";
import { closeTicket, reopenTicket } from "./commands/settle-ticket.server.ts";
import { savedReplyUndo } from "./undo/saved-reply.server.ts";
import { ticketFinder } from "./queries/find-tickets.server.ts";
import { sql } from "drizzle-orm";
import { ofUser, ofEmail } from "#app/platform/records/whose.server.ts";
import { goes } from "#app/platform/records/erase.server.ts";
import {
  nothingPersonal,
  type ModuleRecord,
  type Person,
} from "#app/platform/records/record.server.ts";

const ofTicket = ({ userId }: Person) =>
  sql`ticket_id in (select id from support_tickets where user_id = ${userId})`;

export const supportRecord = {
  tables: {
    support_notes: {
      title: "Notes on your messages",
      own: ofTicket,
      hidden: ["author_id"],
      erase: goes,
    },
    support_mails: {
      title: "Your emails to us",
      own: ofTicket,
      hidden: ["message_id"],
      erase: goes,
    },
    support_replies: { title: "Our replies", own: ofTicket, hidden: ["author_id"], erase: goes },
    // The account alone says whose ticket it is, because an address is only typed.
    support_tickets: {
      title: "Messages to us",
      own: ofUser,
      hidden: ["form_key", "assignee_id", "is_demo"],
      // Also what was written with their address and without an account: answers went to their mailbox.
      erase: {
        ...goes,
        where: (person) => sql`user_id = ${person.userId} or ${ofEmail(person)}`,
      },
    },
    ...nothingPersonal("what the shop sells and says", "support_saved_replies"),
  },
  undo: [savedReplyUndo],
  find: [ticketFinder],
  kept: { "support.remove-old": KEPT_DAYS },
  operations: [answerTicket, noteOnTicket, closeTicket, reopenTicket],
} satisfies ModuleRecord;
