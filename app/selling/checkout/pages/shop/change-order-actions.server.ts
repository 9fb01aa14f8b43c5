import { data, href } from "react-router";
import { MAX_PER_LINE } from "#app/selling/cart/rules/quantity.ts";
import type { OrderWithItems } from "#app/selling/orders/queries/find-order.server.ts";
import type { Gateways } from "#app/selling/payments/gateways/gateways.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { changeOwnAddress } from "../../commands/change-own-address.server.ts";
import { changeOwnItems } from "../../commands/change-own-items.server.ts";
import { addressInput, changeEnvelope } from "../../input.ts";
import { checkoutMessages } from "../../texts/shopper.ts";
import { readWanted } from "../../rules/read-wanted.ts";
import { returnAddresses } from "../../views/return-addresses.ts";
import { changeOrderMessages as say } from "../../texts/shopper-changes.ts";
import { explainChange } from "../../views/explain-change.ts";
import { goToPayment } from "./remember-order.server.ts";

export type ChangeAnswer = {
  intent: string;
  message: string;
  errors: Record<string, string>;
  values: Record<string, string>;
  /** The products whose use a clinician must supervise. */
  acknowledge?: string[];
};

type ChangeForm = {
  served: RequestContext;
  gateways: Gateways;
  order: OrderWithItems;
  orderToken: string;
  texts: Record<string, string>;
};

type Answer = Response | ReturnType<typeof data<ChangeAnswer>>;

export async function submitAddress({
  served,
  order,
  orderToken,
  texts,
}: ChangeForm): Promise<Answer> {
  const form = parseForm(addressInput(order.paymentMethod), texts);
  if (!form.ok) return again("address", 422, checkoutMessages.checkFields, form);
  const changed = await changeOwnAddress(served.ctx, { orderToken, form: form.value });
  if (!changed.ok) {
    return again("address", 409, explainChange(changed), { errors: {}, values: texts });
  }
  return done(served, orderToken, say.savedAddress);
}

export async function submitItems(sent: ChangeForm): Promise<Answer> {
  const { served, gateways, orderToken, texts } = sent;
  const envelope = changeEnvelope.safeParse(texts);
  const read = readWanted(texts);
  if (!read.ok) {
    const message = say.refused.no_quantity(MAX_PER_LINE);
    const errors = Object.fromEntries(read.fields.map((field) => [field, message]));
    return again("items", 422, message, { errors, values: texts });
  }
  if (!envelope.success) {
    const message = say.refused.changed_meanwhile;
    return again("items", 400, message, { errors: {}, values: {} });
  }
  const { appUrl } = served.env;
  const supervisionConfirmed = texts["supervision"] === "yes";
  const wish = { orderToken, ...read.value, ...envelope.data, supervisionConfirmed };
  const changed = await changeOwnItems(served.ctx, gateways, wish, returnAddresses(appUrl));
  if (!changed.ok) {
    const status = changed.reason === "gateway_unavailable" ? 503 : 409;
    const values = changed.reason === "changed_meanwhile" ? {} : texts;
    const acknowledge = changed.reason === "supervision_unconfirmed" ? changed.products : [];
    return again("items", status, explainChange(changed), { errors: {}, values, acknowledge });
  }
  const { payAt } = changed.value;
  if (payAt === undefined) return done(served, orderToken, say.savedItems);
  return goToPayment(appUrl, orderToken, payAt);
}

function again(
  intent: string,
  status: number,
  message: string,
  shown: Omit<ChangeAnswer, "intent" | "message">,
) {
  return data<ChangeAnswer>({ intent, message, ...shown }, { status });
}

function done(served: RequestContext, orderToken: string, text: string): Response {
  return redirectWithFlash(served, href("/order/:token", { token: orderToken }), text);
}
