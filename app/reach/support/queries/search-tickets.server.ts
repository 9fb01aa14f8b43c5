import { sql, type SQL } from "drizzle-orm";
import { storedNumbers } from "#app/selling/orders/queries/stored-numbers.server.ts";
import { meantOrderNumbers } from "#app/selling/orders/rules/order-number.ts";
import type { Sought } from "#app/platform/find/finder.ts";
import { matches } from "#app/platform/find/match.server.ts";
import {
  replyText,
  supportMails,
  supportNotes,
  supportReplies,
  supportTickets,
  ticketText,
} from "../tables.server.ts";

/**
 * The ticket matches the search in its own text, its writer and number included, in a reply, mail
 * or note, or by its order. Each way has its own index, so they are queried separately beforehand.
 */
export function ticketsWith(sought: Pick<Sought, "text" | "patterns" | "now">): SQL {
  const numbers = storedNumbers(meantOrderNumbers(sought.text, sought.now));
  return sql`${supportTickets.id} = any(array(
    select id from ${supportTickets} where ${matches(ticketText, sought)}
    union select ticket_id from ${supportReplies} where ${matches(replyText, sought)}
    union select ticket_id from ${supportNotes} where ${matches(replyText, sought)}
    union select ticket_id from ${supportMails} where ${matches(replyText, sought)}
    union select id from ${supportTickets} where order_number = any(${numbers})))`;
}
