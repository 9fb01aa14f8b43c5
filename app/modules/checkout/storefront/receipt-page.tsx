import { data, redirect } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { findOrderByToken } from "#app/modules/orders/queries/find-order.server.ts";
import { OrderTimeline } from "#app/modules/orders/components/order-timeline.tsx";
import { timelineMessages } from "#app/modules/orders/texts/shopper.ts";
import { orderTimeline } from "#app/modules/orders/queries/order-timeline.server.ts";
import { startPayment } from "#app/modules/payments/commands/start-payment.server.ts";
import { gatewaysContext } from "#app/modules/payments/gateways/gateways-context.server.ts";
import { moneyMoved } from "#app/modules/payments/queries/refunds.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { TransferNotice } from "#app/modules/payments/components/transfer-notice.tsx";
import { TransferSection } from "#app/modules/payments/components/transfer-section.tsx";
import { newestAttempt, transferOf } from "#app/modules/payments/queries.server.ts";
import { mailboxUnproven } from "#app/modules/orders/queries/guest-reservations.server.ts";
import { awaitsMailbox } from "#app/modules/orders/rules/confirmation.ts";
import { lastTry } from "#app/modules/payments/rules/last-try.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { AskUs } from "../components/ask-us.tsx";
import { AwaitedDifference } from "../components/awaited-difference.tsx";
import { ChangeOrder } from "../components/change-order.tsx";
import { ConfirmByMail } from "../components/confirm-by-mail.tsx";
import { CancelOrder } from "../components/cancel-order.tsx";
import { FocusedNotice } from "../components/focused-notice.tsx";
import { ReceiptDetails } from "../components/receipt-details.tsx";
import { ReceiptNotice } from "../components/receipt-notice.tsx";
import { deliveryTimes } from "#app/modules/settings/rules/delivery-times.ts";
import { inBusinessDays } from "#app/modules/settings/views/shop-words.ts";
import { WhatHappensNext } from "../components/what-happens-next.tsx";
import { receiptMessages as say } from "../texts/shopper-receipt.ts";
import { returnAddresses } from "../views/return-addresses.ts";
import { showReceipt } from "../views/show-receipt.ts";
import { receiptActions } from "./receipt-actions.server.ts";
import type { ReceiptAnswer } from "./receipt-actions.server.ts";
import { showDifference } from "./show-difference.server.ts";
import { rememberOrder } from "./remember-order.server.ts";
import type { Route } from "./+types/receipt-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? say.title(loaderData.orderNumber) : say.items, matches),
  { name: "robots", content: "noindex, nofollow" },
];

/**
 * Its address opens the order, so it is told to no other site. `no-referrer` would also empty the
 * Origin header of the page's own form.
 */
export const headers = () => ({
  "cache-control": "no-store",
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex, nofollow",
});

/** Also after a refusal: mostly the order moved on meanwhile, and the page has to say where to. */
export const shouldRevalidate = () => true;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const order = await openReceipt(params.token, context);
  const [timeline, transfer, attempt, money, settings, unproven, difference] = await Promise.all([
    orderTimeline(ctx, order),
    transferOf(ctx.db, order),
    newestAttempt(ctx.db, order.id),
    moneyMoved(ctx.db, order.id),
    loadSettings(ctx.db),
    mailboxUnproven(ctx.db, order.id),
    showDifference(ctx, order),
  ]);
  const contact = settings.contact_email || undefined;
  const { ships, travels } = order.delivery?.times ?? deliveryTimes(settings);
  const times = { ships: inBusinessDays(ships), arrives: inBusinessDays(travels) };
  const receipt = showReceipt(order, money, ctx.now);
  const toKeep = awaitsMailbox(order, unproven) && order.expiresAt !== null;
  const shown = { ...receipt, timeline, transfer, contact, toKeep, times, difference };
  return { ...shown, lastTry: lastTry(attempt) };
}

/** By the form's `intent`; the one without is the way to the payment page. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const gateways = context.get(gatewaysContext);
  const { ctx, env } = served;
  const order = await openReceipt(params.token, context);
  const texts = await readFormTexts(request);
  const intent = texts["intent"] ?? "pay";
  if (intent !== "pay") {
    const act = Object.hasOwn(receiptActions, intent) ? receiptActions[intent] : undefined;
    return act
      ? act({ served, gateways, request, order, orderToken: params.token, texts })
      : refused(say.unknownAction, 400);
  }
  const [gateway] = gateways.enabled();
  if (!gateway) return refused(say.payFailed, 503);
  const payment = await startPayment(ctx, gateway, order.id, returnAddresses(env.appUrl));
  if (!payment.ok) {
    return payment.reason === "not_payable"
      ? refused(say.notPayable, 409)
      : refused(say.payFailed, 503);
  }
  const headers = new Headers();
  rememberOrder(headers, env.appUrl, params.token);
  return redirect(payment.value.redirectUrl, { status: 303, headers });
}

function refused(message: string, status: number) {
  return data<ReceiptAnswer>({ message, tone: "error" }, { status });
}

/** Whoever holds the link may see the order; a token that opens none is a page that is not there. */
async function openReceipt(token: string, context: Route.LoaderArgs["context"]) {
  const order = await findOrderByToken(context.get(requestContext).ctx, token);
  if (!order) throw data(null, { status: 404 });
  return order;
}

export default function ReceiptPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { transfer, ...receipt } = loaderData;
  return (
    <Page className="grid gap-10 pb-20">
      <div className="grid gap-6">
        <PageTitle lead={say.placed(receipt.placedAt)}>{say.title(receipt.orderNumber)}</PageTitle>
        {actionData && (
          <FocusedNotice
            key={`${actionData.message} ${receipt.state}`}
            title={actionData.message}
            tone={actionData.tone}
          />
        )}
        {transfer && receipt.state === "transfer" ? (
          <>
            <TransferNotice transfer={transfer} />
            {receipt.toKeep && <ConfirmByMail mailbox={receipt.email} say={say.keep} />}
          </>
        ) : (
          <ReceiptNotice lastTry={receipt.lastTry} receipt={receipt} />
        )}
        {receipt.difference && <AwaitedDifference difference={receipt.difference} />}
      </div>
      {transfer && (
        <TransferSection address={`/order/${params.token}/proofs`} transfer={transfer} />
      )}
      <section className="grid gap-5">
        <h2 className="text-2xl">{timelineMessages.title}</h2>
        <OrderTimeline timeline={receipt.timeline} />
      </section>
      <ReceiptDetails receipt={receipt} />
      {receipt.cancel && (
        <ChangeOrder href={`/order/${params.token}/change`} window={receipt.change}>
          <CancelOrder
            error={actionData?.errors?.["reason"]}
            lead={receipt.cancel.lead}
            reason={actionData?.values?.["reason"]}
          />
        </ChangeOrder>
      )}
      {receipt.mayAsk && <AskUs contact={receipt.contact} orderNumber={receipt.orderNumber} />}
      {receipt.state === "paid" && <WhatHappensNext times={receipt.times} />}
    </Page>
  );
}
