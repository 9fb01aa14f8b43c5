import type { Centavos } from "#app/lib/money.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { FormFailure } from "#app/platform/http/forms.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { SummaryList } from "#app/ui/summary-list.tsx";
import { testPageText as text } from "../messages.ts";
import { TestCallbackOptions } from "./test-callback-options.tsx";

export type PaymentOnPage = {
  reference: string;
  amount: Centavos;
  currency: string;
  customerEmail: string;
};

/** Posts to its own address, whose query is the signed link. */
export function TestPaymentForm({
  payment,
  failure,
}: {
  payment: PaymentOnPage;
  failure: FormFailure | undefined;
}) {
  return (
    <form className="grid gap-6" method="post">
      <Card padding="roomy">
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
  const { reference, amount, currency, customerEmail } = payment;
  return (
    <SummaryList
      rows={[
        { label: text.rows.merchant, amount: text.merchant },
        { label: text.rows.email, amount: customerEmail },
        { label: text.rows.reference, amount: reference },
        {
          label: text.rows.amount,
          amount: formatMoney(amount, { currency, centavos: "always" }),
          total: true,
        },
      ]}
    />
  );
}
