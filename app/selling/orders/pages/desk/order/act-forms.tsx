import type { ReactNode } from "react";
import { formatMoney, toDecimal } from "#app/lib/money.ts";
import { orderReturnMessages as returns } from "#app/fulfilment/returns/texts/staff.ts";
import { correctionOf, REASON_LENGTH } from "../../../rules/corrections.ts";
import { LONGEST_NOTE } from "../../../rules/order-notes.ts";
import { orderMessages } from "../../../texts/shopper.ts";
import { correctionMessages as corrections } from "../../../texts/staff-corrections.ts";
import { noteMessages as notes } from "../../../texts/staff-notes.ts";
import { adminOrderMessages as say, linkMessages as link } from "../../../texts/staff.ts";
import { Field, Input, Select, Textarea } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import type { RefusedForm } from "../staff-answer.ts";
import type { StaffOrder } from "./show-order.server.ts";
import type { ShownReturns } from "./show-returns.server.ts";

type ActFormProps = { intent: string; submit: string; isEnd?: boolean; children: ReactNode };

/** One form of a dialog. `isEnd` marks an act that cannot be taken back. */
export function ActForm({ intent, submit, isEnd = false, children }: ActFormProps) {
  return (
    <IntentForm className="grid gap-4" intent={intent}>
      {children}
      <div>
        <IntentButton variant={isEnd ? "danger" : "primary"}>{submit}</IntentButton>
      </div>
    </IntentForm>
  );
}

type FailureProps = { failure: RefusedForm | undefined };

export function ResolveForm({ failure }: FailureProps) {
  const { label, hint, submit } = say.resolve;
  const typed = failure?.values["resolution"];
  return (
    <ActForm intent="resolve-attention" submit={submit}>
      <Field error={failure?.errors?.["resolution"]} hint={hint} label={label} name="resolution">
        <Input autoComplete="off" defaultValue={typed} maxLength={500} required />
      </Field>
    </ActForm>
  );
}

export function CollectForm({ total, failure }: FailureProps & { total: number }) {
  const { due, amount, amountHint, collect } = say.cash;
  return (
    <ActForm intent="collect-cash" submit={collect}>
      <p>{due(formatMoney(total))}</p>
      <Field
        error={failure?.errors?.["amount"]}
        hint={amountHint}
        id="amount-collected"
        label={amount}
        name="amount"
      >
        <Input
          className="figures"
          defaultValue={failure?.values["amount"] ?? toDecimal(total)}
          inputMode="decimal"
          maxLength={20}
          required
        />
      </Field>
    </ActForm>
  );
}

export function NoteForm({ noteKey, failure }: FailureProps & { noteKey: string }) {
  const error = failure?.errors?.["text"];
  return (
    <ActForm intent="note-order" submit={notes.save}>
      <input name="key" type="hidden" value={noteKey} />
      <Field error={error} hint={notes.writeHint} label={notes.note} name="text">
        <Textarea defaultValue={failure?.values["text"]} maxLength={LONGEST_NOTE} rows={3} />
      </Field>
    </ActForm>
  );
}

export function CameBackForm({ shown }: { shown: NonNullable<ShownReturns["cameBack"]> }) {
  return (
    <ActForm intent="parcel-came-back" isEnd submit={returns.cameBack}>
      <input name="key" type="hidden" value={shown.key} />
      <p>{returns.cameBackLead}</p>
      {shown.parcels.length > 0 && (
        <Field label={returns.cameBackWhich} name="parcel">
          <Select>
            {shown.parcels.map((number) => (
              <option key={number} value={number}>
                {returns.cameBackParcel(number)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {shown.endsOrder && <p>{returns.cameBackEnds}</p>}
    </ActForm>
  );
}

/** For an unpaid order that reserves items. */
export function ReleaseForm() {
  return (
    <ActForm intent="release-order" isEnd submit={say.release.submit}>
      <p>{say.release.lead}</p>
    </ActForm>
  );
}

/** Ends the mailed links of an order. */
export function LinkForm() {
  return (
    <ActForm intent="replace-link" submit={link.submit}>
      <p>{link.lead}</p>
    </ActForm>
  );
}

export function CorrectionForm({ order, failure }: FailureProps & { order: StaffOrder }) {
  const back = correctionOf(order.status, order.isPartlySent);
  if (!back) return null;
  const to = orderMessages.status[back];
  return (
    <ActForm intent="correct-status" submit={corrections.submit(to)}>
      <p className="text-ink-soft">{corrections.lead(to)}</p>
      <input name="from" type="hidden" value={order.status} />
      <Field error={failure?.errors?.["correction"]} label={corrections.reason} name="correction">
        <Textarea defaultValue={failure?.values["correction"]} maxLength={REASON_LENGTH.most} />
      </Field>
    </ActForm>
  );
}
