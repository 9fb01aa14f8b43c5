import { href } from "react-router";
import { Totals } from "#app/selling/cart/components/totals.tsx";
import { ParcelReports } from "#app/fulfilment/couriers/components/parcel-reports.tsx";
import type { OwnReports } from "#app/fulfilment/couriers/views/show-reports.ts";
import { PaymentBadge, StatusBadge } from "#app/selling/orders/components/order-badges.tsx";
import type { SoldUnder } from "#app/selling/clearance/views/show-sold-under.ts";
import { LinkButton } from "#app/ui/button.tsx";
import type { Storage } from "#app/selling/orders/views/storage-lines.ts";
import { orderMessages } from "#app/selling/orders/texts/shopper.ts";
import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/summary-list.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { receiptMessages as say } from "../../texts/shopper-receipt.ts";
import type { Receipt } from "../../views/show-receipt.ts";
import { OrderLines } from "../../components/order-lines.tsx";

type ReceiptDetailsProps = {
  receipt: Receipt;
  /** The parts of the order that a clinician approved. */
  cleared: readonly SoldUnder[];
  /** The couriers' reports on its parcels. */
  reports: OwnReports;
};

export function ReceiptDetails({ receipt, cleared, reports }: ReceiptDetailsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card as="section" className="grid gap-5" padding="roomy">
        <h2 className="text-2xl">{say.items}</h2>
        <OrderLines lines={receipt.lines} />
        {receipt.lines.some(({ lots }) => lots.length > 0) && (
          <p>
            <LinkButton to={href("/verify")} variant="secondary">
              {say.checkVial}
            </LinkButton>
          </p>
        )}
        <hr className="border-line" />
        <Totals
          code={receipt.code}
          credit={receipt.credit}
          statutory={receipt.statutory}
          totals={receipt.totals}
        />
      </Card>
      <Card className="grid gap-5" padding="roomy">
        <dl className="figures grid gap-5">
          <Fact label={say.status}>
            <StatusBadge parcelsSent={receipt.parcelsSent} status={receipt.status} />
          </Fact>
          <Fact label={say.payment}>
            {/* The courier has collected the cash. Only the shop still waits for it. */}
            {receipt.status === "delivered" && receipt.paymentStatus === "cod_due" ? (
              orderMessages.method.cod
            ) : (
              <PaymentBadge ended={receipt.status === "cancelled"} status={receipt.paymentStatus} />
            )}
          </Fact>
          {cleared.length > 0 && (
            <Fact label={say.approval}>
              {cleared.map(({ id, line }) => (
                <span className="block break-words" key={id}>
                  {line}
                </span>
              ))}
            </Fact>
          )}
          {receipt.paid && <Fact label={say.paid}>{receipt.paid}</Fact>}
          {receipt.refunded && <Fact label={say.refunded}>{receipt.refunded}</Fact>}
          {receipt.tracking && (
            <Fact label={say.tracking}>
              {receipt.tracking.courier && <>{receipt.tracking.courier}, </>}
              <TrackingNumber {...receipt.tracking} />
            </Fact>
          )}
          <Fact label={receipt.addressLabel}>
            <address className="not-italic">
              {receipt.address.map((line, index) => (
                <span className="block break-words" key={index}>
                  {line}
                </span>
              ))}
            </address>
          </Fact>
          <Fact label={say.mailsTo}>{receipt.email}</Fact>
        </dl>
        {reports.map(({ parcel, title, reports: own }) => (
          <ParcelReports key={parcel} reports={own} title={title} />
        ))}
      </Card>
    </div>
  );
}

function TrackingNumber({ number, url }: { number: string; url: string | null }) {
  if (!url?.startsWith("https://")) return number;
  return (
    <a className="underline underline-offset-4" href={url} rel="noreferrer">
      {number}
    </a>
  );
}

type AskUsProps = {
  orderNumber: string;
  /** The shop's contact address, if the owner entered one. */
  contact: string | undefined;
};

/** For an order that its buyer can no longer cancel: the person to ask. */
export function AskUs({ orderNumber, contact }: AskUsProps) {
  return (
    <section className="measure grid gap-2">
      <h2 className="text-xl">{say.ask.title}</h2>
      {contact === undefined ? (
        <p>{say.ask.byMail(orderNumber)}</p>
      ) : (
        <p>
          {say.ask.writeTo}{" "}
          <a className="break-words underline underline-offset-4" href={`mailto:${contact}`}>
            {contact}
          </a>{" "}
          <Unbroken>{say.ask.mention(orderNumber)}</Unbroken>
        </p>
      )}
    </section>
  );
}

export function StoreProperly({ storage }: { storage: readonly Storage[] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{say.store}</h2>
      {storage.map(({ product, first, rest }) => (
        <div className="measure wrap-anywhere" key={product}>
          <h3 className="font-text text-base font-semibold">{product}</h3>
          <p>{first}</p>
          {rest !== "" && (
            <details className="text-ink-soft">
              <summary className="flex min-h-11 w-fit cursor-pointer items-center underline underline-offset-4">
                {say.storeMore}
                <span className="sr-only">: {product}</span>
              </summary>
              <p>{rest}</p>
            </details>
          )}
        </div>
      ))}
    </section>
  );
}

export function WhatHappensNext({ times }: { times: Parameters<typeof say.steps>[0] }) {
  return (
    <section className="grid gap-5">
      <h2 className="text-2xl">{say.next}</h2>
      <ol className="grid gap-6 md:grid-cols-2">
        {say.steps(times).map(({ title, text }, index) => (
          <li className="grid content-start gap-1 border-t border-line pt-4" key={title}>
            <span aria-hidden="true" className="figures font-display text-2xl text-accent">
              {index + 1}
            </span>
            <h3 className="text-xl">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
