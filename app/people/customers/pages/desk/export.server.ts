import { shopDay } from "#app/lib/dates.ts";
import { toDecimal } from "#app/lib/money.ts";
import { customerMessages as say } from "../../texts/staff.ts";
import {
  customersAfter,
  type CustomerRow,
  type CustomerSearch,
} from "../../queries/list-customers.server.ts";
import { givenName } from "../../rules/customer-name.ts";
import { tierOf } from "../../rules/customer-tier.ts";
import { lastPhones } from "#app/selling/orders/queries/last-contact.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { CsvRow } from "#app/platform/http/csv-answer.server.ts";
import { showPhoneOf } from "./show-phone-of.ts";

const PART = 500;

export const EXPORT_HEAD = [
  say.name,
  say.email,
  say.emailConfirmed,
  say.account,
  say.phone,
  say.orders,
  say.spentPesos,
  say.lastOrderPaid,
  say.status,
  say.tags,
  say.joined,
];

/** The filtered list, newest first, in parts. It has no health data. */
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
    const phones = await lastPhones(db, ids);
    yield rows.map((row) => {
      const { orders, spent, lastOrderAt, tags } = row;
      return [
        givenName(row),
        row.email,
        row.confirmed ? say.yes : say.no,
        say.accountsInFile[row.hasAccount ? "account" : row.isGuest ? "guest" : "none"],
        showPhoneOf(row.phone, phones.get(row.id))?.number ?? "",
        orders,
        toDecimal(spent),
        lastOrderAt ? shopDay(lastOrderAt) : "",
        say.tier[tierOf({ orders, spent }, settings, row.isStaff)],
        tags.join(", "),
        shopDay(row.createdAt),
      ];
    });
    place = rows.at(-1);
  } while (place);
}
