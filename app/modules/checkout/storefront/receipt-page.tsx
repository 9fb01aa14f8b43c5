import { data, redirect } from "react-router";
import { findOrderByToken } from "#app/modules/orders/queries/find-order.server.ts";
import { startPayment } from "#app/modules/payments/commands/start-payment.server.ts";
import { gatewaysContext } from "#app/modules/payments/gateways/gateways-context.server.ts";
import { refundedOf } from "#app/modules/payments/queries/refunds.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { TransferNotice } from "#app/modules/payments/components/transfer-notice.tsx";
import { TransferSection } from "#app/modules/payments/components/transfer-section.tsx";
import { transferOf } from "#app/modules/payments/queries.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { ReceiptDetails } from "../components/receipt-details.tsx";
import { ReceiptNotice } from "../components/receipt-notice.tsx";
import { WhatHappensNext } from "../components/what-happens-next.tsx";
import { receiptMessages as say } from "../messages.ts";
import { returnAddresses } from "../rules/return-addresses.ts";
import { showReceipt } from "../rules/show-receipt.ts";
import { checkPayment } from "./check-payment.server.ts";
import { rememberOrder } from "./remember-order.server.ts";
import type { Route } from "./+types/receipt-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  {
    title: `${loaderData ? say.title(loaderData.orderNumber) : say.items} · ${matches[0].loaderData.siteName}`,
  },
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

export async function loader({ params, context }: Route.LoaderArgs) {
  const order = await openReceipt(params.token, context);
  const { db } = context.get(requestContext).ctx;
  const [transfer, refunded] = await Promise.all([transferOf(db, order), refundedOf(db, order.id)]);
  return { ...showReceipt(order, refunded), transfer };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { ctx, env } = context.get(requestContext);
  const order = await openReceipt(params.token, context);
  const { intent } = await readFormTexts(request);
  if (intent === "check") {
    await checkPayment(context.get(requestContext), context.get(gatewaysContext), order.id);
    return redirect(`/order/${order.accessToken}`, { status: 303 });
  }
  const [gateway] = context.get(gatewaysContext).enabled();
  if (!gateway) return data({ message: say.payFailed }, { status: 503 });
  const payment = await startPayment(ctx, gateway, order.id, returnAddresses(env.appUrl));
  if (!payment.ok) {
    return payment.reason === "not_payable"
      ? data({ message: say.notPayable }, { status: 409 })
      : data({ message: say.payFailed }, { status: 503 });
  }
  const headers = new Headers();
  rememberOrder(headers, env.appUrl, order.accessToken);
  return redirect(payment.value.redirectUrl, { status: 303, headers });
}

/** Whoever holds the link may see the order; a token that opens none is a page that is not there. */
async function openReceipt(token: string, context: Route.LoaderArgs["context"]) {
  const order = await findOrderByToken(context.get(requestContext).ctx.db, token);
  if (!order) throw data(null, { status: 404 });
  return order;
}

export default function ReceiptPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { transfer, ...receipt } = loaderData;
  return (
    <Page className="grid gap-10 pb-20">
      <div className="grid gap-6">
        <PageTitle lead={say.placed(receipt.placedAt)}>{say.title(receipt.orderNumber)}</PageTitle>
        {actionData && <Notice title={actionData.message} tone="error" />}
        {transfer && receipt.state === "transfer" ? (
          <TransferNotice transfer={transfer} />
        ) : (
          <ReceiptNotice keptUntil={receipt.keptUntil} state={receipt.state} />
        )}
      </div>
      {transfer && (
        <TransferSection address={`/order/${params.token}/proofs`} transfer={transfer} />
      )}
      <ReceiptDetails receipt={receipt} />
      {receipt.state === "paid" && <WhatHappensNext />}
    </Page>
  );
}
