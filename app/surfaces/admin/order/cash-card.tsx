import { Form, useLocation, useNavigation } from "react-router";
import { formatMoney, toDecimal } from "#app/lib/money.ts";
import { adminOrderMessages } from "#app/modules/orders/texts/staff.ts";
import { awaitsConfirmation } from "#app/modules/orders/rules/confirmation.ts";
import { isCollectable } from "#app/modules/payments/rules/collectable.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import type { MoveFailure } from "./move-failure.ts";
import type { StaffOrder } from "./show-order.server.ts";

const say = adminOrderMessages.cash;

type CashCardProps = {
  order: StaffOrder;
  /** What the role of its reader allows. */
  mayDo: { confirm: boolean; collect: boolean };
  failure: MoveFailure | undefined;
};

/** What staff do about an order that is paid at the door: confirm, collect, or take it back. */
export function CashCard({ order, mayDo, failure }: CashCardProps) {
  const toConfirm = mayDo.confirm && awaitsConfirmation(order);
  const toCollect = mayDo.collect && isCollectable(order);
  if (!toConfirm && !toCollect) return null;
  return (
    <Card as="section" className="grid gap-5">
      <h2 className="text-xl">{say.title}</h2>
      {toConfirm && <ConfirmByPhone />}
      {toCollect && <CollectCash failure={failure} total={order.totals.total} />}
      {toCollect && order.status === "shipped" && <RefusedParcel failure={failure} />}
    </Card>
  );
}

function useSending(intent: string): boolean {
  return useNavigation().formData?.get("intent") === intent;
}

function ConfirmByPhone() {
  const { pathname } = useLocation();
  return (
    <Form action={pathname} className="grid justify-items-start gap-3" method="post">
      <p>{say.toConfirm}</p>
      <input name="intent" type="hidden" value="confirm-by-phone" />
      <Button pending={useSending("confirm-by-phone")}>{say.confirm}</Button>
    </Form>
  );
}

function CollectCash({ total, failure }: { total: number } & Pick<CashCardProps, "failure">) {
  const { pathname } = useLocation();
  const own = failure?.intent === "collect-cash" ? failure : undefined;
  return (
    <Form action={pathname} className="grid gap-4" method="post">
      <p>{say.due(formatMoney(total))}</p>
      <input name="intent" type="hidden" value="collect-cash" />
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
        <Button pending={useSending("collect-cash")}>{say.collect}</Button>
      </div>
    </Form>
  );
}

function RefusedParcel({ failure }: Pick<CashCardProps, "failure">) {
  const { pathname } = useLocation();
  const own = failure?.intent === "refuse-parcel" ? failure : undefined;
  return (
    <details className="rounded-card border border-line" open={own !== undefined}>
      <summary className="flex min-h-12 items-center rounded-card px-4 underline underline-offset-4">
        {say.refusedOpen}
      </summary>
      <Form action={pathname} className="grid gap-4 px-4 pt-1 pb-4" method="post">
        <p>{say.refusedLead}</p>
        <RadioGroup
          defaultValue="lost"
          error={own?.errors?.["goods"]}
          legend={say.goods}
          name="goods"
          options={[
            { value: "lost", label: say.lost, hint: say.lostHint },
            { value: "sellable", label: say.sellable, hint: say.sellableHint },
          ]}
          required
        />
        <input name="intent" type="hidden" value="refuse-parcel" />
        <div>
          <Button pending={useSending("refuse-parcel")} variant="danger">
            {say.refuse}
          </Button>
        </div>
      </Form>
    </details>
  );
}
