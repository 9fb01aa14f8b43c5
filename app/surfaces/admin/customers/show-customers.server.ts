import { formatDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { CustomerRow } from "#app/modules/customers/queries/list-customers.server.ts";
import { tierOf } from "#app/modules/customers/rules/customer-tier.ts";
import { showPhone } from "#app/modules/customers/rules/phone.ts";
import { spendingOf } from "#app/modules/payments/queries/spending.server.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";

/** Customers as the list has them: with what they bought, in one statement for all. */
export async function showCustomers(db: Db, rows: readonly CustomerRow[]) {
  const [settings, spending] = await Promise.all([
    loadSettings(db),
    spendingOf(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => ({
    id: row.id,
    name: nameOf(row),
    email: row.email,
    phone: row.phone && showPhone(row.phone),
    orders: spending(row.id).orders,
    spent: formatMoney(spending(row.id).spent, { centavos: "always" }),
    tier: tierOf(spending(row.id), settings),
    joined: formatDate(row.createdAt),
    confirmed: row.confirmed,
  }));
}

export type ShownCustomer = Awaited<ReturnType<typeof showCustomers>>[number];

export function nameOf({ firstName, lastName }: Pick<CustomerRow, "firstName" | "lastName">) {
  return `${firstName ?? ""} ${lastName ?? ""}`.trim();
}
