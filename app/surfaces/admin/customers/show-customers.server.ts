import { formatDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { CustomerRow } from "#app/modules/customers/queries/list-customers.server.ts";
import { tierOf } from "#app/modules/customers/rules/customer-tier.ts";
import { lastPhones } from "#app/modules/orders/queries/last-contact.server.ts";
import { spendingOf } from "#app/modules/payments/queries/spending.server.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { showPhoneOf } from "./show-phone-of.ts";

/** Customers as the list has them: with what they bought, in one statement each for all. */
export async function showCustomers(db: Db, rows: readonly CustomerRow[]) {
  const ids = rows.map(({ id }) => id);
  const [settings, spending, phones] = await Promise.all([
    loadSettings(db),
    spendingOf(db, ids),
    lastPhones(db, ids),
  ]);
  return rows.map((row) => ({
    id: row.id,
    name: nameOf(row),
    email: row.email,
    phone: showPhoneOf(row.phone, phones.get(row.id)),
    orders: spending(row.id).orders,
    spent: formatMoney(spending(row.id).spent, { centavos: "always" }),
    tier: tierOf(spending(row.id), settings, row.isStaff),
    joined: formatDate(row.createdAt),
    confirmed: row.confirmed,
  }));
}

export type ShownCustomer = Awaited<ReturnType<typeof showCustomers>>[number];

export function nameOf({ firstName, lastName }: Pick<CustomerRow, "firstName" | "lastName">) {
  return `${firstName ?? ""} ${lastName ?? ""}`.trim();
}
