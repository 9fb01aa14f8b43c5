import { sql } from "drizzle-orm";
import { href } from "react-router";
import { MOST, type Finder } from "#app/platform/find/finder.ts";
import { rankOf } from "#app/platform/find/match.server.ts";
import { supportTickets, ticketText } from "../tables.server.ts";
import { ticketMessages } from "../texts/staff.ts";
import { ticketsWith } from "./search-tickets.server.ts";

/** Searches like the list. A result has the writer and the subject, and no word of the message. */
export const ticketFinder: Finder = {
  kind: "Tickets",
  place: 120,
  who: "tickets:write",
  find: (sought) => {
    const { id, number, name, email, subject, status, createdAt } = supportTickets;
    const exact = sql`(lower(${number}) = lower(${sought.text}) or lower(${email}) = lower(${sought.text}))`;
    return sql`select ${id}::text as id, ${number} as title, ${name} || ' · ' || ${subject} as hint,
        ${rankOf(exact, ticketText, sought)} as rank, ${status} as state, null as amount
      from ${supportTickets} where ${ticketsWith(sought)}
      order by rank, ${createdAt} desc limit ${MOST}`;
  },
  states: ticketMessages.status,
  to: (ticketId) => href("/admin/support/:ticketId", { ticketId }),
};
