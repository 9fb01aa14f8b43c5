import type { ReactNode } from "react";
import { Totals } from "#app/modules/cart/components/totals.tsx";
import { PaymentBadge, StatusBadge } from "#app/modules/orders/components/order-badges.tsx";
import { Card } from "#app/ui/card.tsx";
import { receiptMessages as say } from "../texts/shopper-receipt.ts";
import type { Receipt } from "../views/show-receipt.ts";
import { OrderLines } from "./order-lines.tsx";

export function ReceiptDetails({ receipt }: { receipt: Receipt }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
      <Card as="section" className="grid gap-5" padding="roomy">
        <h2 className="text-2xl">{say.items}</h2>
        <OrderLines lines={receipt.lines} />
        <hr className="border-line" />
        <Totals code={receipt.code} totals={receipt.totals} />
      </Card>
      <Card padding="roomy">
        <dl className="grid gap-5">
          <Fact label={say.status}>
            <StatusBadge status={receipt.status} />
          </Fact>
          <Fact label={say.payment}>
            <PaymentBadge ended={receipt.status === "cancelled"} status={receipt.paymentStatus} />
          </Fact>
          {receipt.refunded && (
            <Fact label={say.refunded}>
              <span className="figures">{receipt.refunded}</span>
            </Fact>
          )}
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
          <Fact label={say.mailsTo}>
            <span className="break-words">{receipt.email}</span>
          </Fact>
        </dl>
      </Card>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="min-w-0">{children}</dd>
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
