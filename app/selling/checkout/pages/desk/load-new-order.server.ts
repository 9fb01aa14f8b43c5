import { customersFor } from "#app/people/customers/queries/list-customers.server.ts";
import { findCustomer } from "#app/people/customers/queries/customer.server.ts";
import { lastAddressOf } from "#app/selling/orders/queries/last-contact.server.ts";
import type { PaymentMethod } from "#app/selling/orders/rules/order-terms.ts";
import type { Gateway } from "#app/selling/payments/gateways/gateway.ts";
import { offeredMethods } from "#app/selling/payments/rules/offered-methods.ts";
import { provinceNames } from "#app/running/places/queries/provinces.server.ts";
import { shownSettings } from "#app/running/settings/queries.server.ts";
import { may } from "#app/platform/access/may.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { readPart } from "#app/platform/list/read-part.server.ts";
import { STAFF_METHODS } from "../../input.ts";
import { offerItems } from "../shop/offer-items.server.ts";
import { fillForAccount } from "../../views/fill-form.ts";
import { FIND_FIELD } from "../../views/show-offers.ts";

/** The field for finding customers. Its text must not appear in an address. */
export const WHO_FIELD = "who";
const MOST_CUSTOMERS = 8;

type Texts = Readonly<Record<string, string>>;

/** The data that stays the same while staff fill in the form. */
export async function loadNewOrder(
  served: RequestContext,
  gateway: Gateway | undefined,
  customerId: string,
) {
  const { ctx, memory } = served;
  const methods = offeredMethods(await shownSettings(served), gateway !== undefined);
  return {
    key: ctx.ids.newId(),
    methods: methods.filter(isForStaff),
    provinces: await memory.read("provinces", () => provinceNames(ctx.db)),
    form: await fillNewOrder(ctx, { customerId }),
  };
}

function isForStaff(method: PaymentMethod): method is (typeof STAFF_METHODS)[number] {
  return (STAFF_METHODS as readonly PaymentMethod[]).includes(method);
}

/** The form's present state: typed values, the customer's record, and search results. */
export async function fillNewOrder(ctx: Ctx, texts: Texts) {
  const maySearch = may(ctx.actor, "customers:read");
  const chosen = maySearch ? await chosenCustomer(ctx, texts["customerId"] ?? "") : undefined;
  const typed = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));
  const asked = new URLSearchParams(texts);
  if (!texts[FIND_FIELD]) asked.delete(FIND_FIELD);
  const offers = await offerItems(ctx.db, asked, [], { cleared: true });
  const who = (texts[WHO_FIELD] ?? "").trim();
  const found = maySearch && who !== "" ? await customersNamed(ctx, who) : [];
  const others = found.filter(({ id }) => id !== chosen?.id);
  return {
    // Values from another customer's record must not carry over.
    values: isFilledIn(texts) ? { ...chosen?.fills, ...typed } : { ...typed, ...chosen?.fills },
    offers,
    customers: chosen ? [chosen, ...others] : others,
    chosenId: chosen?.id ?? "",
    nobodyFound: who !== "" && found.length === 0,
    maySearch,
  };
}

/** Checks whether the form already shows the record of the chosen customer. */
export function isFilledIn({ customerId = "", filledFor = "" }: Texts): boolean {
  return customerId === "" || customerId === filledFor;
}

export type FilledNewOrder = Awaited<ReturnType<typeof fillNewOrder>>;

async function chosenCustomer({ db }: Ctx, customerId: string) {
  const customer = await findCustomer(db, customerId);
  if (!customer) return undefined;
  const last = await lastAddressOf(db, customer.id);
  return { ...showCustomer(customer), fills: fillForAccount(customer.email, customer, last) };
}

async function customersNamed({ db }: Ctx, text: string) {
  const source = customersFor(db, text.slice(0, 120));
  const { rows } = await readPart(source, { sort: "-joined", size: MOST_CUSTOMERS });
  return rows.map(showCustomer);
}

type CustomerSummary = {
  id: string;
  firstName: string | null;
  lastName: string | null;
  email: string;
};

function showCustomer({ id, firstName, lastName, email }: CustomerSummary) {
  return { id, name: [firstName, lastName].filter(Boolean).join(" "), email };
}
