import { formatDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { CustomerRow } from "../../queries/list-customers.server.ts";
import { givenName } from "../../rules/customer-name.ts";
import { tierOf, type TierSettings } from "../../rules/customer-tier.ts";
import { lastPhones } from "#app/selling/orders/queries/last-contact.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { showPhoneOf } from "./show-phone-of.ts";

/** Rows of the list, with the phone of the last order for those without one of their own. */
export async function showCustomers(db: Db, rows: readonly CustomerRow[], tiers: TierSettings) {
  const phones = await lastPhones(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { orders, spent, lastOrderAt, tags } = row;
    return {
      id: row.id,
      name: givenName(row),
      email: row.email,
      phone: showPhoneOf(row.phone, phones.get(row.id)),
      orders,
      spent: formatMoney(spent, { centavos: "always" }),
      lastOrder: lastOrderAt ? formatDate(lastOrderAt) : undefined,
      tier: tierOf({ orders, spent }, tiers, row.isStaff),
      tags,
      joined: formatDate(row.createdAt),
      isGuest: row.isGuest,
      confirmed: row.confirmed,
    };
  });
}

export type ShownCustomer = Awaited<ReturnType<typeof showCustomers>>[number];
