import { redirect, href } from "react-router";
import { filledSignUpCookie } from "#app/people/customers/pages/shop/filled-sign-up.server.ts";
import { authLink } from "#app/people/customers/views/auth-link.ts";
import type { OrderWithItems } from "#app/selling/orders/queries/find-order.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { offersAccount } from "../../rules/offers-account.ts";
import { receiptState } from "../../rules/receipt-state.ts";

/**
 * The sign-up form with the buyer's name and email filled in. Undefined if no account is offered.
 * The mailbox must still be confirmed, since the holder of the link may not be the buyer.
 */
export function leadToAccount(
  { ctx, env }: RequestContext,
  order: OrderWithItems,
): Response | undefined {
  const { customerId, email, firstName, lastName } = order;
  const isVisitor = ctx.actor.kind === "visitor";
  if (!offersAccount({ customerId, state: receiptState(order) }, isVisitor)) return undefined;
  const services = { appUrl: env.appUrl, sealers: ctx.sealers };
  const cookie = filledSignUpCookie({ email, firstName, lastName }, services);
  const to = authLink("signup", href("/portal"));
  return redirect(to, { status: 303, headers: { "set-cookie": cookie } });
}
