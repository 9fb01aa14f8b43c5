import { formatMoney, type Centavos } from "#app/lib/money.ts";
import { orderMessages } from "#app/selling/orders/texts/shopper.ts";
import type { OnlineMethod } from "#app/selling/orders/rules/order-terms.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { testPageText as text } from "../texts/shopper-test-page.ts";
import { TestCallbackOptions, type RefusedForm } from "./test-callback-options.tsx";

export type PaymentOnPage = {
  merchant: string;
  reference: string;
  amount: Centavos;
  currency: string;
  customerEmail: string;
  paymentMethod?: OnlineMethod | undefined;
};

/** Posts to its own address, whose query is the signed link. */
export function TestPaymentForm({
  payment,
  failure,
}: {
  payment: PaymentOnPage;
  failure: RefusedForm | undefined;
}) {
  return (
    <form className="grid gap-6" method="post">
      <Card padding="roomy">
        {payment.paymentMethod && (
          <h2 className="mb-6 text-2xl">
            {text.payingWith(orderMessages.method[payment.paymentMethod])}
          </h2>
        )}
        <TestPaymentSummary payment={payment} />
        <div className="mt-8 grid gap-3">
          <Button name="decision" size="large" value="approve" wide>
            {text.decisions.approve}
          </Button>
          <Button name="decision" value="decline" variant="secondary" wide>
            {text.decisions.decline}
          </Button>
          <Button formNoValidate name="decision" value="cancel" variant="quiet" wide>
            {text.decisions.cancel}
          </Button>
        </div>
      </Card>
      <TestCallbackOptions failure={failure} />
    </form>
  );
}

export function TestPaymentSummary({ payment }: { payment: PaymentOnPage }) {
  const { merchant, reference, amount, currency, customerEmail } = payment;
  const details = [
    [text.rows.merchant, merchant],
    [text.rows.email, customerEmail],
    [text.rows.reference, reference],
  ] as const;
  return (
    <dl className="grid gap-3">
      {details.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line pt-4 font-semibold">
        <dt>{text.rows.amount}</dt>
        <dd className="figures text-xl">{formatMoney(amount, { currency, centavos: "always" })}</dd>
      </div>
    </dl>
  );
}
