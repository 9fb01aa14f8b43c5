import { shopDay } from "#app/lib/dates.ts";
import { toDecimal } from "#app/lib/money.ts";
import { customerMessages as say } from "#app/modules/customers/texts/staff.ts";
import {
  customersAfter,
  type CustomerRow,
  type CustomerSearch,
} from "#app/modules/customers/queries/list-customers.server.ts";
import { tierOf } from "#app/modules/customers/rules/customer-tier.ts";
import { lastPhones } from "#app/modules/orders/queries/last-contact.server.ts";
import { spendingOf } from "#app/modules/payments/queries/spending.server.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { CsvRow } from "#app/platform/http/csv-answer.server.ts";
import { showPhoneOf } from "./show-phone-of.ts";
import { nameOf } from "./show-customers.server.ts";

const PART = 500;

export const EXPORT_HEAD = [
  say.name,
  say.email,
  say.emailConfirmed,
  say.phone,
  say.orders,
  say.spentPesos,
  say.status,
  say.joined,
];

/** The list as it is filtered, the newest first, in parts; nothing about anybody's health. */
export async function* exportRows(
  db: Db,
  search: string | CustomerSearch,
  size = PART,
): AsyncGenerator<CsvRow[]> {
  const settings = await loadSettings(db);
  let place: CustomerRow | undefined;
  do {
    const rows = await customersAfter(db, search, size, place);
    const ids = rows.map(({ id }) => id);
    const [spending, phones] = await Promise.all([spendingOf(db, ids), lastPhones(db, ids)]);
    yield rows.map((row) => [
      nameOf(row),
      row.email,
      row.confirmed ? say.yes : say.no,
      showPhoneOf(row.phone, phones.get(row.id))?.number ?? "",
      spending(row.id).orders,
      toDecimal(spending(row.id).spent),
      say.tier[tierOf(spending(row.id), settings, row.isStaff)],
      shopDay(row.createdAt),
    ]);
    place = rows.at(-1);
  } while (place);
}
