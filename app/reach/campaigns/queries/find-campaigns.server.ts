import { sql } from "drizzle-orm";
import { href } from "react-router";
import { MOST, type Finder } from "#app/platform/find/finder.ts";
import { matches, rankOf } from "#app/platform/find/match.server.ts";
import { campaigns } from "../tables.server.ts";

export const campaignFinder: Finder = {
  kind: "Campaigns",
  place: 150,
  who: "campaigns:write",
  find: (sought) => {
    const text = sql`lower(${campaigns.name})`;
    const exact = sql`${text} = lower(${sought.text})`;
    return sql`select ${campaigns.id}::text as id, ${campaigns.name} as title,
        ${campaigns.subject} as hint, ${rankOf(exact, text, sought)} as rank
      from ${campaigns} where ${matches(text, sought)}
      order by rank, ${campaigns.createdAt} desc limit ${MOST}`;
  },
  to: (campaignId) => href("/admin/email/campaigns/:campaignId", { campaignId }),
};
