import { Form, useNavigation } from "react-router";
import { toDecimal } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Input, Select, Textarea } from "#app/ui/field.tsx";
import { staffTransferMessages as say } from "../texts/staff.ts";
import { DECLINE_REASONS } from "../rules/transfer-terms.ts";
import type { StaffTransfer } from "./staff-transfer.server.ts";

/** What came back of one of the forms, with what was typed. */
export type RefusedAnswer = {
  intent: string;
  errors?: Record<string, string> | undefined;
  values: Record<string, string>;
};

type AnswerFormsProps = {
  transfer: StaffTransfer;
  address: string;
  refused: RefusedAnswer | undefined;
};

export function AnswerForms({ transfer, address, refused }: AnswerFormsProps) {
  const { formData } = useNavigation();
  const going = formData?.get("intent");
  const { errors = {}, values = {} } = refused ?? {};
  return (
    <div className="grid items-start gap-x-8 gap-y-6 border-t border-line pt-5 xl:grid-cols-2">
      <Form action={address} className="grid gap-4" method="post" noValidate>
        <h3 className="text-base font-semibold">{say.confirmTitle}</h3>
        <input name="intent" type="hidden" value="confirm-transfer" />
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
            defaultValue={values["bankReference"]}
            maxLength={100}
            required
          />
        </Field>
        <div>
          <Button pending={going === "confirm-transfer"}>{say.confirm}</Button>
        </div>
      </Form>
      {transfer.waitingSince && (
        <Form action={address} className="grid gap-4" method="post" noValidate>
          <h3 className="text-base font-semibold">{say.declineTitle}</h3>
          <input name="intent" type="hidden" value="decline-transfer" />
          <Field error={errors["reason"]} label={say.reason} name="reason">
            <Select defaultValue={values["reason"]}>
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
          <div>
            <Button pending={going === "decline-transfer"} variant="secondary">
              {say.decline}
            </Button>
          </div>
        </Form>
      )}
    </div>
  );
}
