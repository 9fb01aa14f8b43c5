import { href } from "react-router";
import { loadReceipt } from "./load-receipt.server.ts";
import { submitReceipt } from "./receipt-page.server.ts";
import { secretLinkHeaders, unlisted } from "#app/lib/page-tags.ts";
import { OrderWay } from "#app/selling/orders/components/order-way.tsx";
import { RecallNotices } from "#app/fulfilment/recalls/components/recall-notices.tsx";
import { OwnArrivals } from "#app/fulfilment/arrivals/components/own-arrival.tsx";
import { TransferSection } from "#app/selling/payments/components/transfer-section.tsx";
import { inSnapshot } from "#app/platform/database/snapshot.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { AskUs, ReceiptDetails, StoreProperly, WhatHappensNext } from "./receipt-details.tsx";
import { AfterArrival } from "./after-arrival.tsx";
import { AwaitedDifference } from "../../components/awaited-difference.tsx";
import { ChangeOrder, CancelOrder } from "../../components/change-order.tsx";
import { FocusedNotice } from "../../components/focused-notice.tsx";
import { OfferAccount } from "../../components/offer-account.tsx";
import { ReceiptNotice } from "../../components/receipt-notice.tsx";
import { receiptMessages as say } from "../../texts/shopper-receipt.ts";
import type { Route } from "./+types/receipt-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  unlisted(loaderData ? say.title(loaderData.orderNumber) : say.items, matches);

export const headers = secretLinkHeaders;

/** Revalidate after a rejected action too: usually the order has moved on. */
export const shouldRevalidate = () => true;

export const loader = ({ params, context }: Route.LoaderArgs) =>
  inSnapshot(context.get(requestContext).ctx, (ctx) => loadReceipt(ctx, params.token));

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitReceipt(request, params.token, context);

export default function ReceiptPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { transfer, ...receipt } = loaderData;
  return (
    <Page className="grid grid-cols-[minmax(0,1fr)] gap-10 pb-20">
      <div className="grid gap-6">
        <PageTitle lead={say.placed(receipt.placedAt)}>{say.title(receipt.orderNumber)}</PageTitle>
        {actionData && (
          <FocusedNotice
            key={`${actionData.message} ${receipt.state}`}
            title={actionData.message}
            tone={actionData.tone}
          />
        )}
        <RecallNotices
          lots={receipt.recalled}
          to={href("/order/:token/recall", { token: params.token })}
        />
        <ReceiptNotice
          answer={actionData}
          lastTry={receipt.lastTry}
          receipt={receipt}
          transfer={transfer}
        />
        {receipt.difference && <AwaitedDifference difference={receipt.difference} />}
      </div>
      {transfer && (
        <TransferSection
          address={href("/order/:token/proofs", { token: params.token })}
          transfer={transfer}
        />
      )}
      <OrderWay parcels={receipt.parcels} timeline={receipt.timeline} />
      <OwnArrivals shown={receipt.arrivals} token={params.token} />
      {receipt.storage.length > 0 && <StoreProperly storage={receipt.storage} />}
      <ReceiptDetails cleared={receipt.cleared} receipt={receipt} reports={receipt.reports} />
      <AfterArrival
        hasReceipt={receipt.hasReceipt}
        invoices={receipt.invoices}
        returns={receipt.returns}
        token={params.token}
      />
      {receipt.account && <OfferAccount email={receipt.email} />}
      {receipt.cancel && (
        <ChangeOrder
          href={href("/order/:token/change", { token: params.token })}
          window={receipt.change}
        >
          <CancelOrder
            credit={receipt.cancel.credit}
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
