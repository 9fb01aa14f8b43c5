import { formatDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { CustomerRow } from "../../queries/list-customers.server.ts";
import { figuresOf } from "../../queries/figures.server.ts";
import { tagsOfCustomers } from "../../queries/tags.server.ts";
import { givenName } from "../../rules/customer-name.ts";
import { tierOf } from "../../rules/customer-tier.ts";
import { lastPhones } from "#app/selling/orders/queries/last-contact.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { showPhoneOf } from "./show-phone-of.ts";

/**
 * Rows of the list with phones, tags and purchase figures. Each kind of data takes one statement
 * for all rows.
 */
export async function showCustomers(db: Db, rows: readonly CustomerRow[]) {
  const ids = rows.map(({ id }) => id);
  const [settings, figures, phones, tags] = await Promise.all([
    loadSettings(db),
    figuresOf(db, ids),
    lastPhones(db, ids),
    tagsOfCustomers(db, ids),
  ]);
  return rows.map((row) => {
    const { orders, spent, lastOrderAt } = figures(row.id);
    return {
      id: row.id,
      name: givenName(row),
      email: row.email,
      phone: showPhoneOf(row.phone, phones.get(row.id)),
      orders,
      spent: formatMoney(spent, { centavos: "always" }),
      lastOrder: lastOrderAt ? formatDate(lastOrderAt) : undefined,
      tier: tierOf({ orders, spent }, settings, row.isStaff),
      tags: tags.get(row.id) ?? [],
      joined: formatDate(row.createdAt),
      isGuest: row.isGuest,
      confirmed: row.confirmed,
    };
  });
}

export type ShownCustomer = Awaited<ReturnType<typeof showCustomers>>[number];
