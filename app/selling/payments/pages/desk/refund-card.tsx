import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import type { Tone } from "#app/ui/tone.ts";
import { useRefresh } from "#app/ui/use-refresh.ts";
import { refundMessages as say } from "../../texts/staff.ts";
import type { RefundStatus } from "../../rules/payment-terms.ts";
import type { ShownRefunds } from "./show-refunds.server.ts";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { RefundWay } from "./refund-way.tsx";

type FailedRefund = { errors: Record<string, string>; values: Record<string, string> };

type RefundFormProps = {
  form: Exclude<ShownRefunds["form"], false>;
  failure: FailedRefund | undefined;
};

function RefundForm({ form, failure }: RefundFormProps) {
  const { errors = {}, values = {} } = failure ?? {};
  return (
    <IntentForm className="group/refund grid gap-4" intent="refund-order">
      <ErrorSummary attempt={form.key} errors={errors} title={say.checkFields} />
      <input name="key" type="hidden" value={form.key} />
      <Field error={errors["amount"]} label={say.amountLabel} name="amount">
        <Input
          autoComplete="off"
          className="figures"
          defaultValue={values["amount"] ?? form.amount}
          inputMode="decimal"
          required
        />
      </Field>
      {form.notes.map((note) => (
        <p className="text-sm text-ink-soft" key={note}>
          {note}
        </p>
      ))}
      <RefundWay byGateway={form.byGateway} errors={errors} values={values} />
      <Field error={errors["reason"]} hint={say.reasonHint} label={say.reasonLabel} name="reason">
        <Input autoComplete="off" defaultValue={values["reason"]} maxLength={500} required />
      </Field>
      <IntentButton variant="secondary">{say.submit}</IntentButton>
    </IntentForm>
  );
}

const tones: Record<RefundStatus, Tone> = { requested: "info", done: "success", failed: "error" };

type RefundCardProps = { shown: ShownRefunds; failure: FailedRefund | undefined };

/** The refunds of an order, and the form for another. */
export function RefundCard({ shown, failure }: RefundCardProps) {
  const { form, refunds, paid, left, underWay } = shown;
  if (!paid) return null;
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.title}</h2>
      {underWay && <LookAgain />}
      {refunds.length > 0 && (
        <ul aria-label={say.list} className="grid gap-3 text-sm">
          {refunds.map((refund) => (
            <li className="grid gap-0.5 border-t border-line pt-3" key={refund.id}>
              <span className="flex justify-between gap-3">
                <Badge tone={tones[refund.status]}>{say.status[refund.status]}</Badge>
                <span className="figures">{refund.amount}</span>
              </span>
              {refund.detail && <span className="break-words">{refund.detail}</span>}
              <span className="break-words text-ink-soft">{refund.reason}</span>
              <span className="text-ink-soft">{refund.at}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-soft">{left > 0 ? say.left(left) : say.nothingLeft}</p>
      {form && <RefundForm failure={failure} form={form} key={form.amount} />}
    </Card>
  );
}

/** The gateway answers within seconds, or has a longer problem. */
function LookAgain() {
  useRefresh({ everySeconds: 2, forSeconds: 20 });
  return null;
}
