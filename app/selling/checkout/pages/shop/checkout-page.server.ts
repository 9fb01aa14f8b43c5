import { readClick } from "#app/selling/referrals/pages/shop/referral-cookie.server.ts";
import { CART_COOKIE } from "#app/selling/cart/rules/cart-cookie.ts";
import { SOLD_OUT, productHref } from "#app/goods/catalog/views/product-href.ts";
import { orderPath, orderToken } from "#app/selling/orders/rules/order-link.ts";
import type { Gateway } from "#app/selling/payments/gateways/gateway.ts";
import { cookieName, readCookie } from "#app/platform/http/cookies.server.ts";
import { toHttpProblem } from "#app/platform/http/errors.server.ts";
import { readFormTexts, parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { checkOut } from "../../commands/check-out.server.ts";
import { checkoutEnvelope, checkoutInput } from "../../input.ts";
import { checkoutMessages as say } from "../../texts/shopper.ts";
import { failureOf, type CheckoutFailure } from "../../views/checkout-failure.ts";
import { explainRefusal } from "../../views/explain-refusal.ts";
import { returnAddresses } from "../../views/return-addresses.ts";
import { rememberOrder } from "./remember-order.server.ts";

/** The address that the browser goes to next, or the form with its errors. */
type SubmitAnswer = { headers: Headers } & (
  | { goTo: string }
  | { status: number; failure: CheckoutFailure }
);

type Problem = Omit<CheckoutFailure, "values" | "key">;

/**
 * Reads the form, places the order and opens its payment. A refusal keeps all typed values. Without
 * scripts a cart that is sold out as a whole leads to its product, a cached page: rendering the
 * form again for each of hundreds of buyers would make the last one wait for seconds.
 */
export async function submitCheckout(
  request: Request,
  { ctx, env, log, ip }: RequestContext,
  gateway: Gateway | undefined,
): Promise<SubmitAnswer> {
  const texts = await readFormTexts(request);
  const headers = new Headers();
  const envelope = checkoutEnvelope.safeParse(texts);
  const key = envelope.data?.key;
  const again = (status: number, problem: Problem): SubmitAnswer => {
    return { headers, status, failure: { values: texts, ...(key && { key }), ...problem } };
  };

  const form = parseForm(checkoutInput, texts);
  if (!form.ok) {
    const { errors } = form;
    // The page has no field for the country.
    const abroad = errors["country"];
    return again(422, { errors, ...(abroad && { message: abroad }) });
  }
  if (!envelope.success) return again(400, { errors: {}, message: say.failed });
  const cartToken = readCookie(request, cookieName(CART_COOKIE, env.appUrl));
  const address = ctx.sealers.digest("address of a guest", ip);
  const clicked = readClick(request, env.appUrl);
  const checkout = { cartToken, ...envelope.data, address, clicked, form: form.value };
  try {
    const result = await checkOut(ctx, checkout, gateway, returnAddresses(env.appUrl));
    if (result.ok) {
      const { order, payAt } = result.value;
      rememberOrder(headers, env.appUrl, orderToken(ctx, order));
      return { headers, goTo: payAt ?? orderPath(ctx, order) };
    }
    if (result.reason === "gateway_unavailable") {
      rememberOrder(headers, env.appUrl, orderToken(ctx, result.order));
    }
    const isByScript = new URL(request.url).pathname.endsWith(".data");
    if (result.reason === "out_of_stock" && result.soldOut && !isByScript) {
      const { slug, sku, variantId } = result.soldOut;
      return { headers, goTo: `${productHref(slug, variantId && sku)}#${SOLD_OUT}` };
    }
    const explained = explainRefusal(result);
    return again(explained.status, failureOf(explained));
  } catch (error) {
    const reference = ctx.ids.newId().slice(-8);
    log.error({ err: error, reference }, "the checkout failed");
    const { status, retryAfter } = toHttpProblem(error);
    if (retryAfter !== undefined) headers.set("retry-after", String(retryAfter));
    return again(status, { errors: {}, message: say.failed, reference });
  }
}
