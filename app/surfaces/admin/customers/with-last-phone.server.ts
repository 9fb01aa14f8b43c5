import type { CustomerSearch } from "#app/modules/customers/queries/list-customers.server.ts";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { searchedPhone } from "#app/lib/search-text.ts";
import { customersByLastPhone } from "#app/modules/orders/queries/last-contact.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";

type Asked = { search: string; filters?: ListQuery["filters"] };

/** What the list asks for; also by the phone of a customer's last order, which is shown for who has none. */
export async function withLastPhone(
  db: Db,
  { search: text, filters = {} }: Asked,
): Promise<CustomerSearch> {
  const digits = searchedPhone(text);
  const or = digits === undefined ? [] : await customersByLastPhone(db, digits);
  return { text, or, joined: { from: filters["from"], to: filters["to"] } };
}
