import type { ReactNode } from "react";
import { ChangeCountdown } from "#app/selling/orders/components/change-countdown.tsx";
import { changeMessages as say } from "#app/selling/orders/texts/shopper.ts";
import { CHANGE_PART, type ShownWindow } from "#app/selling/orders/views/show-window.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { checkoutMessages } from "../texts/shopper.ts";
import { receiptMessages } from "../texts/shopper-receipt.ts";

type ChangeOrderProps = {
  /** The address of the page for changing the order. */
  href: string;
  /** The deadline for all changes. Undefined when the buyer can only cancel. */
  window: ShownWindow | undefined;
  children: ReactNode;
};

export function ChangeOrder({ href, window, children }: ChangeOrderProps) {
  return (
    <section className="grid max-w-form scroll-mt-24 gap-4" id={CHANGE_PART}>
      <h2 className="text-2xl">{say.title}</h2>
      {window && (
        <>
          <ChangeCountdown {...window} />
          <div>
            <LinkButton to={href} variant="secondary">
              {say.open}
            </LinkButton>
          </div>
        </>
      )}
      {children}
    </section>
  );
}

const { cancel } = receiptMessages;

type CancelOrderProps = {
  /** What happens to the payment. */
  lead: string;
  /** The amount that can become store credit at once. Undefined if there is none. */
  credit: string | undefined;
  /** The reason and the error of a refused form. */
  reason: string | undefined;
  error: string | undefined;
};

/** Closed at first, so that a wrong tap does not cancel an order. */
export function CancelOrder({ lead, credit, reason, error }: CancelOrderProps) {
  return (
    <details className="max-w-form rounded-card border border-line" open={error !== undefined}>
      <summary className="flex min-h-12 items-center rounded-card px-5 underline underline-offset-4">
        {cancel.open}
      </summary>
      <IntentForm className="grid gap-5 px-5 pt-1 pb-5" intent="cancel">
        {credit === undefined ? (
          <p>{lead}</p>
        ) : (
          <RadioGroup
            defaultValue="back"
            legend={cancel.money}
            name="money"
            options={[
              { value: "back", label: cancel.back, hint: lead },
              { value: "credit", label: cancel.credit(credit), hint: cancel.creditHint },
            ]}
          />
        )}
        <Field
          error={error}
          hint={cancel.reasonHint}
          label={cancel.reason}
          name="reason"
          note={checkoutMessages.optional}
        >
          <Textarea defaultValue={reason} maxLength={300} />
        </Field>
        <div>
          <IntentButton variant="danger">{cancel.submit}</IntentButton>
        </div>
      </IntentForm>
    </details>
  );
}
