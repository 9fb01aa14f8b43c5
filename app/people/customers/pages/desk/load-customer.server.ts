import { formatDateTime, formatDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { consentsOf } from "#app/running/consent/queries.server.ts";
import { notesOf } from "../../queries/notes.server.ts";
import { findCustomer } from "../../queries/customer.server.ts";
import { figuresOf } from "../../queries/figures.server.ts";
import { profileMessages } from "../../texts/shopper-profile.ts";
import { customerMessages as say } from "../../texts/staff.ts";
import { addressesOf } from "../../queries/guest-records.server.ts";
import { givenName } from "../../rules/customer-name.ts";
import { tierOf } from "../../rules/customer-tier.ts";
import { lastPhones } from "#app/selling/orders/queries/last-contact.server.ts";
import { creditOf } from "#app/selling/credit/queries/credit.server.ts";
import { codesUsed } from "#app/selling/orders/queries/codes-used.server.ts";
import { countOrdersOf, newestOrdersOf } from "#app/selling/orders/queries/list-orders.server.ts";
import { reviewsOfCustomer } from "#app/reach/reviews/queries.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { ticketsOfUser } from "#app/reach/support/queries/tickets-of-user.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { showPhoneOf } from "./show-phone-of.ts";

const ORDERS = 5;
const TICKETS = 5;
const REVIEWS = 5;
const SHOWN_CONSENTS = [
  "marketing",
  "health_assessment",
  "health_clearance",
  "health_visit",
  "health_wellness",
  "health_wellness_sharing",
  "health_conversations",
  "id_check",
] as const;

/** Everything that staff see of a customer except health data, which is opened separately. */
export async function loadCustomer(db: Db, customerId: string) {
  const customer = await findCustomer(db, customerId);
  if (!customer) return undefined;
  const { id, userId } = customer;
  const [
    settings,
    figures,
    orders,
    orderCount,
    codes,
    reviews,
    notes,
    phones,
    addresses,
    account,
    credit,
  ] = await Promise.all([
    loadSettings(db),
    figuresOf(db, [id]),
    newestOrdersOf(db, id, ORDERS),
    countOrdersOf(db, id),
    codesUsed(db, id),
    reviewsOfCustomer(db, id, REVIEWS),
    notesOf(db, id),
    lastPhones(db, [id]),
    addressesOf(db, id),
    userId === null ? undefined : ofAccount(db, userId),
    creditOf(db, id),
  ]);
  const { orders: paidOrders, spent, lastOrderAt } = figures(id);
  return {
    id,
    name: givenName(customer),
    email: customer.email,
    phone: showPhoneOf(customer.phone, phones.get(id)),
    joined: formatDate(customer.createdAt),
    dateOfBirth: customer.dateOfBirth && formatDate(customer.dateOfBirth),
    gender: customer.gender && profileMessages.genders[customer.gender],
    confirmed: customer.confirmed,
    isGuest: customer.isGuest,
    /** Further addresses that the guest ordered with. */
    otherAddresses: addresses.filter((one) => one !== customer.email),
    tier: tierOf(figures(id), settings, customer.isStaff),
    orders: paidOrders,
    spent: money(spent),
    credit: money(credit),
    lastOrder: lastOrderAt ? formatDate(lastOrderAt) : say.noOrder,
    codes: codes.map((code) => ({ ...code, saved: money(code.saved) })),
    history: {
      count: orderCount,
      rows: orders.map(({ createdAt, totalAmount, ...order }) => ({
        id: order.id,
        number: order.orderNumber,
        status: order.status,
        paymentStatus: order.paymentStatus,
        placed: formatDateTime(createdAt),
        total: money(totalAmount),
      })),
    },
    reviews: reviews.map(dated),
    notes: notes.map(dated),
    account,
  };
}

export type LoadedCustomer = NonNullable<Awaited<ReturnType<typeof loadCustomer>>>;

async function ofAccount(db: Db, userId: string) {
  const subject = { type: "user", id: userId } as const;
  const [{ count, tickets }, consents] = await Promise.all([
    ticketsOfUser(db, userId, TICKETS),
    consentsOf(db, subject, SHOWN_CONSENTS),
  ]);
  return {
    tickets: { count, rows: tickets.map(dated) },
    consents: consents.map(({ givenAt, withdrawnAt, ...consent }) => ({
      ...consent,
      given: formatDateTime(givenAt),
      withdrawn: withdrawnAt && formatDateTime(withdrawnAt),
    })),
  };
}

function dated<T extends { createdAt: Date }>({ createdAt, ...row }: T) {
  return { ...row, at: formatDateTime(createdAt) };
}

function money(amount: number): string {
  return formatMoney(amount, { centavos: "always" });
}
