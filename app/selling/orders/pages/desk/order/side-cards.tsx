import { ReferralCard } from "#app/reach/affiliates/components/referral-card.tsx";
import { InvoiceCard } from "#app/selling/invoices/components/invoice-card.tsx";
import { RefundCard } from "#app/selling/payments/pages/desk/refund-card.tsx";
import { CourierCashCard } from "#app/fulfilment/remittances/components/courier-cash-card.tsx";
import { adminOrderMessages } from "../../../texts/staff.ts";
import { Card } from "#app/ui/card.tsx";
import type { ShownDays } from "./show-days.ts";
import type { LoadedOrder } from "./load-order.server.ts";
import { OrderHistory } from "./order-cards.tsx";
import { PaymentCard } from "./payment-card.tsx";

const { days: say } = adminOrderMessages;

function DaysCard({ shown }: { shown: ShownDays | undefined }) {
  if (!shown) return null;
  return (
    <Card as="section" className="grid gap-2">
      <h2 className="text-xl">{say.title}</h2>
      <p>{shown.promised}</p>
      {shown.why && <p className="text-sm text-ink-soft">{shown.why}</p>}
      {shown.area && <p className="text-sm text-ink-soft">{say.area(shown.area)}</p>}
      {shown.now && <p className="text-sm text-ink-soft">{shown.now}</p>}
    </Card>
  );
}

export function SideCards({ shown }: { shown: LoadedOrder }) {
  const { order, payments, refunds, days, referral, documents, courierCash } = shown;
  return (
    <>
      <PaymentCard order={order} payments={payments} />
      <RefundCard shown={refunds} />
      <CourierCashCard mayOpen={shown.mayHandleCash.collect} shown={courierCash} />
      <InvoiceCard shown={documents} />
      <DaysCard shown={days} />
      <ReferralCard shown={referral} />
      <OrderHistory entries={shown.history} undos={shown.notes.undos} />
    </>
  );
}
