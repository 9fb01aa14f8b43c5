import { sql } from "drizzle-orm";
import { href } from "react-router";
import { MOST, type Finder } from "#app/platform/find/finder.ts";
import { folded, matches, rankOf } from "#app/platform/find/match.server.ts";
import { supportTickets } from "../tables.server.ts";

const text = sql.raw(folded("number || ' ' || name || ' ' || email || ' ' || subject"));

/** By number, name, email and subject: not by what people wrote, which may be about their health. */
export const ticketFinder: Finder = {
  kind: "Ticket",
  who: "tickets:write",
  find: (sought) => {
    const { id, number, name, email, subject, createdAt } = supportTickets;
    const exact = sql`(lower(${number}) = lower(${sought.text}) or lower(${email}) = lower(${sought.text}))`;
    return sql`select ${id}::text as id, ${number} as title, ${name} || ' · ' || ${subject} as hint,
        ${rankOf(exact, text, sought)} as rank
      from ${supportTickets} where ${matches(text, sought)}
      order by rank, ${createdAt} desc limit ${MOST}`;
  },
  to: (ticketId) => href("/admin/support/:ticketId", { ticketId }),
};
