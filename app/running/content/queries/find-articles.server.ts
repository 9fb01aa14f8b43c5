import { sql } from "drizzle-orm";
import { href } from "react-router";
import { MOST, type Finder } from "#app/platform/find/finder.ts";
import { folded, matches, rankOf } from "#app/platform/find/match.server.ts";
import { articleVersions } from "../tables.server.ts";

const text = sql.raw(folded("title"));

/** By the title of the newest version. */
export const articleFinder: Finder = {
  kind: "Articles",
  place: 140,
  who: "content:read",
  find: (sought) => sql`select article_id::text as id, title, author as hint,
      ${rankOf(sql`lower(title) = lower(${sought.text})`, text, sought)} as rank
    from (select distinct on (article_id) article_id, title, author from ${articleVersions}
      order by article_id, version desc) newest
    where ${matches(text, sought)} order by rank, title limit ${MOST}`,
  to: (articleId) => href("/admin/content/articles/:articleId", { articleId }),
};
