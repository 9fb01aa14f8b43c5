import { RefundWay } from "#app/selling/payments/pages/desk/refund-way.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { returnMessages as say } from "../../texts/staff.ts";
import { ActForm, type ActFormProps } from "./act-form.tsx";

/** The amount starts at the price of the goods, capped by the refundable amount. */
export function SettleForm(props: ActFormProps) {
  const { money } = props.own;
  const { errors = {}, values = {} } = props.failure ?? {};
  const canRefund = money.left > 0;
  return (
    <ActForm {...props} act="settle" className="group/refund">
      <p>
        {say.settle.reckoned(money.reckoned)} {say.settle.left(money.left, money.hasPack)}
      </p>
      {canRefund ? (
        <RadioGroup
          defaultValue={values["money"] ?? "refund"}
          error={errors["money"]}
          legend={say.settle.money}
          name="money"
          options={[
            { value: "refund", label: say.settle.withMoney },
            { value: "none", label: say.settle.withoutMoney, hint: say.settle.withoutHint },
          ]}
          required
        />
      ) : (
        <input name="money" type="hidden" value="none" />
      )}
      {canRefund && (
        // CSS alone hides this part, so it works without JavaScript.
        <div className="grid gap-4 group-has-[[value=none]:checked]/refund:hidden">
          <Field error={errors["amount"]} label={say.settle.amount} name="amount">
            <Input
              autoComplete="off"
              className="figures max-w-64"
              defaultValue={values["amount"] ?? money.amount}
              inputMode="decimal"
              maxLength={20}
            />
          </Field>
          <RefundWay
            byGateway={money.byGateway}
            mayCredit={money.mayCredit}
            errors={errors}
            values={money.asCredit ? { how: "credit", ...values } : values}
          />
        </div>
      )}
      <Field error={errors["why"]} hint={say.settle.whyHint} label={say.settle.why} name="why">
        <Input autoComplete="off" defaultValue={values["why"]} maxLength={500} required />
      </Field>
    </ActForm>
  );
}
