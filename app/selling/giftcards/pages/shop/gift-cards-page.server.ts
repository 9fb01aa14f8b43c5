import { data, href, redirect } from "react-router";
import { addDays, shopDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { givenName } from "#app/people/customers/rules/customer-name.ts";
import type { Gateway } from "#app/selling/payments/gateways/gateway.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { cookieName, writeCookie } from "#app/platform/http/cookies.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { buyCard } from "../../commands/buy-card.server.ts";
import { payCard } from "../../commands/pay-card.server.ts";
import { buyInput } from "../../input.ts";
import { cardToken, LAST_CARD_COOKIE } from "../../rules/card-link.ts";
import { cardMethods, MOST_DAYS_AHEAD, readAmounts } from "../../rules/card-terms.ts";
import { giftCardMessages as say } from "../../texts/shopper.ts";

const COOKIE_SECONDS = 60 * 60 * 24;

export async function loadGiftCards({ ctx, env }: RequestContext, gateway: Gateway | undefined) {
  const settings = await loadSettings(ctx.db);
  if (!settings.gift_cards) throw notFound();
  return {
    canonical: new URL(href("/gift-cards"), env.appUrl).href,
    key: ctx.ids.newId(),
    amounts: readAmounts(settings.gift_card_amounts).map((amount) => ({
      value: String(amount / 100),
      label: formatMoney(amount),
    })),
    methods: cardMethods(settings, gateway !== undefined),
    days: { min: shopDay(ctx.now), max: shopDay(addDays(ctx.now, MOST_DAYS_AHEAD)) },
    known: await knownBuyer(ctx),
  };
}

async function knownBuyer({ db, actor }: Ctx): Promise<Record<string, string>> {
  if (actor.kind !== "user") return {};
  const customer = await customerOfUser(db, actor.userId);
  return { buyerEmail: actor.email, ...(customer && { buyerName: givenName(customer) }) };
}

export async function submitGiftCard(
  served: RequestContext,
  request: Request,
  gateway: Gateway | undefined,
) {
  const { ctx } = served;
  const values = await readFormTexts(request);
  // A refused form gets a new key, so that a changed form is a new order.
  const again = (status: number, errors: Record<string, string>) =>
    data({ values, errors, key: ctx.ids.newId() }, { status });
  const form = parseForm(buyInput(ctx.now), values);
  if (!form.ok) return again(422, form.errors);
  const bought = await buyCard(ctx, gateway?.name, form.value);
  if (bought.ok) return goToPayment(served, gateway, bought.value.cardId);
  switch (bought.reason) {
    case "off":
      throw notFound();
    case "key_used":
      return again(409, { form: say.errors.stale });
    case "amount":
      return again(409, { amount: say.errors.amount });
    case "method":
      return again(409, { paymentMethod: say.errors.method });
  }
}

/** Sends the browser to the payment page, or to the card's page if that page does not answer. */
export async function goToPayment(
  served: RequestContext,
  gateway: Gateway | undefined,
  cardId: string,
  key = served.ctx.ids.newId(),
): Promise<Response> {
  const { ctx, env } = served;
  const back = `${env.appUrl}${href("/gift-cards/return")}`;
  const addresses = { returnUrl: back, cancelUrl: back };
  const opened = await payCard(ctx, gateway, { cardId, key }, addresses);
  const token = cardToken(ctx, opened.ok ? opened.value.cardId : cardId);
  const name = cookieName(LAST_CARD_COOKIE, env.appUrl);
  const headers = new Headers({ "referrer-policy": "no-referrer" });
  headers.append(
    "set-cookie",
    writeCookie(name, token, env.appUrl, { maxAgeSeconds: COOKIE_SECONDS }),
  );
  const own = href("/gift-card/:token", { token });
  const failed = opened.ok || opened.reason === "not_payable" ? own : `${own}?unavailable`;
  return redirect(opened.ok ? opened.value.redirectUrl : failed, { status: 303, headers });
}
