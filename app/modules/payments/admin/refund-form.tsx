import { Form, useLocation, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { refundMessages as say } from "../texts/staff.ts";
import type { ShownRefunds } from "./show-refunds.server.ts";

export type FailedRefund = { errors: Record<string, string>; values: Record<string, string> };

type RefundFormProps = {
  form: Exclude<ShownRefunds["form"], false>;
  failure: FailedRefund | undefined;
};

const HOW = [
  { value: "gateway", label: say.gateway, hint: say.gatewayHint },
  { value: "by-hand", label: say.byHand, hint: say.byHandHint },
];

export function RefundForm({ form, failure }: RefundFormProps) {
  const { pathname } = useLocation();
  const busy = useNavigation().formData?.get("intent") === "refund-order";
  const { errors = {}, values = {} } = failure ?? {};
  return (
    <Form action={pathname} className="group/refund grid gap-4" method="post">
      <ErrorSummary attempt={form.key} errors={errors} title={say.checkFields} />
      <input name="intent" type="hidden" value="refund-order" />
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
      {form.byGateway ? (
        <RadioGroup
          defaultValue={values["how"] ?? "gateway"}
          legend={say.howLabel}
          name="how"
          options={HOW}
        />
      ) : (
        <>
          <p>{say.byHandOnly}</p>
          <input name="how" type="hidden" value="by-hand" />
        </>
      )}
      <Field
        // Shown by the style sheet alone, so that it appears without JavaScript too.
        className={
          form.byGateway ? "hidden group-has-[[value=by-hand]:checked]/refund:grid" : undefined
        }
        error={errors["reference"]}
        hint={say.referenceHint}
        label={say.referenceLabel}
        name="reference"
      >
        <Input autoComplete="off" defaultValue={values["reference"]} maxLength={200} />
      </Field>
      <Field error={errors["reason"]} hint={say.reasonHint} label={say.reasonLabel} name="reason">
        <Input autoComplete="off" defaultValue={values["reason"]} maxLength={500} required />
      </Field>
      <Button pending={busy} variant="secondary">
        {say.submit}
      </Button>
    </Form>
  );
}
