import type { RefusedForm } from "#app/selling/orders/pages/desk/staff-answer.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { refundMessages as say } from "../../texts/staff.ts";
import { RefundWay } from "./refund-way.tsx";
import type { ShownRefunds } from "./show-refunds.server.ts";

type RefundFormProps = {
  form: Exclude<ShownRefunds["form"], false>;
  left: number;
  failure: RefusedForm | undefined;
};

export function RefundForm({ form, left, failure }: RefundFormProps) {
  const { errors = {}, values = {} } = failure ?? {};
  return (
    <IntentForm className="group/refund grid gap-4" intent="refund-order">
      <ErrorSummary attempt={form.key} errors={errors} title={say.checkFields} />
      <input name="key" type="hidden" value={form.key} />
      <p>{say.left(left)}</p>
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
      <RefundWay
        byGateway={form.byGateway}
        mayCredit={form.mayCredit}
        errors={errors}
        values={values}
      />
      <Field error={errors["reason"]} hint={say.reasonHint} label={say.reasonLabel} name="reason">
        <Input autoComplete="off" defaultValue={values["reason"]} maxLength={500} required />
      </Field>
      <div>
        <IntentButton>{say.submit}</IntentButton>
      </div>
    </IntentForm>
  );
}
