import { sql } from "drizzle-orm";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { searchedPhone } from "#app/lib/search-text.ts";
import type { CustomerSearch } from "../../queries/list-customers.server.ts";
import { readAccountFilter } from "../../views/customer-list.ts";
import { customersByLastPhone } from "#app/selling/orders/queries/last-contact.server.ts";
import { membersOfSegment } from "#app/reach/segments/queries/segment-members.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

type SearchQuery = { search: string; filters?: ListQuery["filters"] };

/**
 * Reads the list's search. It also finds customers without a phone by the phone of their last
 * order, and it resolves the members of a segment.
 */
export async function readSearch(
  reader: Pick<Ctx, "db" | "now">,
  { search: text, filters = {} }: SearchQuery,
): Promise<CustomerSearch> {
  const digits = searchedPhone(text);
  const segmentId = filters["segment"];
  const [or, members] = await Promise.all([
    digits === undefined ? [] : customersByLastPhone(reader.db, digits),
    segmentId === undefined ? undefined : membersOfSegment(reader, segmentId),
  ]);
  return {
    text,
    or,
    joined: { from: filters["from"], to: filters["to"] },
    account: readAccountFilter(filters["account"]),
    tag: filters["tag"],
    // A deleted segment has no members.
    ...(segmentId !== undefined && { within: members ?? sql`select null::uuid where false` }),
  };
}
