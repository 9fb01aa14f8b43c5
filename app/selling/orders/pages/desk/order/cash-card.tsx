import { formatMoney, toDecimal } from "#app/lib/money.ts";
import { adminOrderMessages } from "../../../texts/staff.ts";
import { awaitsConfirmation } from "../../../rules/confirmation.ts";
import { isCollectable } from "#app/selling/payments/rules/collectable.ts";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import type { RefusedForm } from "../staff-answer.ts";
import type { StaffOrder } from "./show-order.server.ts";

const say = adminOrderMessages.cash;

type CashCardProps = {
  order: StaffOrder;
  /** The acts that the reader's role allows. */
  mayDo: { confirm: boolean; collect: boolean };
  failure: RefusedForm | undefined;
};

/** Confirms a cash order and records its cash. */
export function CashCard({ order, mayDo, failure }: CashCardProps) {
  const toConfirm = mayDo.confirm && awaitsConfirmation(order);
  const toCollect = mayDo.collect && isCollectable(order);
  if (!toConfirm && !toCollect) return null;
  return (
    <Card as="section" className="grid gap-5">
      <h2 className="text-xl">{say.title}</h2>
      {toConfirm && (order.toAgree ? <p>{say.notAgreed}</p> : <ConfirmByPhone />)}
      {toCollect && <CollectCash failure={failure} total={order.totals.total} />}
    </Card>
  );
}

function ConfirmByPhone() {
  return (
    <IntentForm className="grid justify-items-start gap-3" intent="confirm-by-phone">
      <p>{say.toConfirm}</p>
      <IntentButton>{say.confirm}</IntentButton>
    </IntentForm>
  );
}

function CollectCash({ total, failure }: { total: number } & Pick<CashCardProps, "failure">) {
  const own = failure?.intent === "collect-cash" ? failure : undefined;
  return (
    <IntentForm className="grid gap-4" intent="collect-cash">
      <p>{say.due(formatMoney(total))}</p>
      <Field
        className="max-w-80"
        error={own?.errors?.["amount"]}
        hint={say.amountHint}
        id="amount-collected"
        label={say.amount}
        name="amount"
      >
        <Input
          className="figures"
          defaultValue={own?.values["amount"] ?? toDecimal(total)}
          inputMode="decimal"
          maxLength={20}
          required
        />
      </Field>
      <div>
        <IntentButton>{say.collect}</IntentButton>
      </div>
    </IntentForm>
  );
}
