import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { toDecimal } from "#app/lib/money.ts";
import type { RefusedForm } from "#app/selling/orders/pages/desk/staff-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { cx } from "#app/ui/cx.ts";
import { Field, Input, Select, Textarea } from "#app/ui/field.tsx";
import { IntentForm } from "#app/ui/intent-form.tsx";
import { DECLINE_REASONS } from "../../rules/transfer-terms.ts";
import { staffTransferMessages as say } from "../../texts/staff.ts";
import type { StaffTransfer } from "./staff-transfer.server.ts";

type TransferAnswersProps = {
  transfer: StaffTransfer;
  refused: RefusedForm | undefined;
  /** The target of the forms, if it differs from the page. */
  form?: { action: string; navigate?: boolean; fetcherKey?: string };
  /** The intent that such a form is sending. */
  sending?: string | undefined;
  className?: string;
  /** Hidden fields of both forms. */
  children?: ReactNode;
};

/** Both answers to a transfer: the money arrived, or the proof is not good enough. */
export function TransferAnswers(props: TransferAnswersProps) {
  const { transfer, refused, form, sending, className = "xl:grid-cols-2", children } = props;
  const { errors = {}, values = {} } = refused ?? {};
  return (
    <div className={cx("grid items-start gap-x-8 gap-y-6 border-t border-line pt-5", className)}>
      <IntentForm className="grid gap-4" intent="confirm-transfer" {...form}>
        {children}
        <h3 className="font-text text-base font-semibold">{say.confirmTitle}</h3>
        <Field error={errors["received"]} label={say.received} name="received">
          <Input
            autoComplete="off"
            defaultValue={values["received"] ?? toDecimal(transfer.amount)}
            inputMode="decimal"
            required
          />
        </Field>
        <Field
          error={errors["bankReference"]}
          hint={say.bankReferenceHint}
          label={say.bankReference}
          name="bankReference"
        >
          <Input
            autoComplete="off"
            data-queue-key={TRANSFER_KEYS.reference}
            data-queue-start=""
            defaultValue={values["bankReference"]}
            maxLength={100}
            required
          />
        </Field>
        <Answer intent="confirm-transfer" sending={sending}>
          {say.confirm}
        </Answer>
      </IntentForm>
      {transfer.waitingSince && (
        <IntentForm className="grid gap-4" intent="decline-transfer" {...form}>
          {children}
          <h3 className="font-text text-base font-semibold">{say.declineTitle}</h3>
          <Field error={errors["reason"]} label={say.reason} name="reason">
            <Select data-queue-key={TRANSFER_KEYS.reason} defaultValue={values["reason"]}>
              {DECLINE_REASONS.map((reason) => (
                <option key={reason} value={reason}>
                  {say.reasons[reason]}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            error={errors["note"]}
            hint={say.noteHint}
            label={say.note}
            name="note"
            note={say.optional}
          >
            <Textarea defaultValue={values["note"]} maxLength={500} />
          </Field>
          <Answer intent="decline-transfer" sending={sending} variant="secondary">
            {say.decline}
          </Answer>
        </IntentForm>
      )}
    </div>
  );
}

/** Keyboard shortcuts to the fields of both answers. */
export const TRANSFER_KEYS = { reference: "b", reason: "r" } as const;

export const ANSWER_KEYS = [
  { key: TRANSFER_KEYS.reference, does: say.bankReference },
  { key: TRANSFER_KEYS.reason, does: say.declineTitle },
] as const;

type AnswerProps = {
  intent: string;
  sending: string | undefined;
  variant?: "secondary";
  children: ReactNode;
};

function Answer({ intent, sending, variant, children }: AnswerProps) {
  const sent = useNavigation().formData?.get("intent");
  return (
    <div>
      <Button pending={(sending ?? sent) === intent} variant={variant}>
        {children}
      </Button>
    </div>
  );
}
