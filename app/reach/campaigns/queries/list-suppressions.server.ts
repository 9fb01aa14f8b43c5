import { and, eq, sql } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { countRows } from "#app/platform/list/count-rows.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import { addressDigest } from "#app/platform/mail/suppressions.server.ts";
import { mailSuppressions } from "#app/platform/mail/tables.server.ts";

/** The search takes a whole address, because only its digest can be compared. */
export function suppressionsFor(reader: Pick<Ctx, "db" | "sealers">, query: ListQuery) {
  const { search, filters } = query;
  const { id, addressDigest: digest, reason, createdAt } = mailSuppressions;
  const which = and(
    search === "" ? undefined : eq(digest, addressDigest(reader, search)),
    filters["reason"] ? sql`${reason} = ${filters["reason"]}` : undefined,
  );
  return {
    id,
    sorts: { since: { by: createdAt, type: "timestamptz" } },
    count: () => countRows(reader.db, mailSuppressions, which),
    rows: ({ where, order, limit, place }: ListPart) =>
      reader.db
        .select({
          id,
          reason,
          createdAt,
          note: mailSuppressions.note,
          sealedAddress: mailSuppressions.sealedAddress,
          place,
        })
        .from(mailSuppressions)
        .where(and(which, where))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

/** The id may come from a URL, so anything that is not a UUID finds nothing. */
export async function findSuppression({ db }: Pick<Ctx, "db">, suppressionId: string) {
  if (!isUuid(suppressionId)) return undefined;
  const [found] = await db
    .select()
    .from(mailSuppressions)
    .where(eq(mailSuppressions.id, suppressionId));
  return found;
}
