import type { CustomerSearch } from "#app/modules/customers/queries/list-customers.server.ts";
import { searchedPhone } from "#app/lib/search-text.ts";
import { customersByLastPhone } from "#app/modules/orders/queries/last-contact.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";

/** A search that also finds the phone of a customer's last order, which is shown for who has none. */
export async function withLastPhone(db: Db, text: string): Promise<CustomerSearch> {
  const digits = searchedPhone(text);
  return { text, or: digits === undefined ? [] : await customersByLastPhone(db, digits) };
}
