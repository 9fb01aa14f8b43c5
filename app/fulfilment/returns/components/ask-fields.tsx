import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Field, Select, Textarea } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { unitsField } from "../rules/read-units.ts";
import { RETURN_REASONS } from "../rules/return-terms.ts";
import { ownReturnMessages as say, returnReasons } from "../texts/shopper.ts";

type Texts = Readonly<Record<string, string | undefined>>;

export type AskableLine = { id: string; name: string; open: number };

type AskFieldsProps = {
  formKey: string;
  lines: readonly AskableLine[];
  errors: Texts;
  values: Texts;
  /** The label of the buyer's note. */
  note: string;
  noteHint?: string;
  /** The order's account can get store credit: what its box says. */
  credit?: { label: string; hint?: string } | undefined;
};

/** The units and the reason, for the buyer's form and for the form of staff. */
export function AskFields({
  formKey,
  lines,
  errors,
  values,
  note,
  noteHint,
  credit,
}: AskFieldsProps) {
  return (
    <>
      <input name="key" type="hidden" value={formKey} />
      <fieldset className="grid gap-4">
        <legend className="mb-2 font-semibold">{say.units}</legend>
        {lines.map((line) => (
          <UnitsSelect
            error={errors[unitsField("units", line.id)]}
            isOnly={lines.length === 1}
            key={line.id}
            line={line}
            value={values[unitsField("units", line.id)]}
          />
        ))}
      </fieldset>
      <RadioGroup
        defaultValue={values["reason"]}
        error={errors["reason"]}
        legend={say.reason}
        name="reason"
        options={RETURN_REASONS.map((value) => ({ value, label: returnReasons[value] }))}
        required
      />
      <Field error={errors["note"]} hint={noteHint} label={note} name="note" note={say.optional}>
        <Textarea defaultValue={values["note"]} maxLength={1_000} />
      </Field>
      {credit && (
        <CheckboxField {...credit} defaultChecked={"asCredit" in values} name="asCredit" />
      )}
    </>
  );
}

type UnitsSelectProps = {
  line: AskableLine;
  /** The only line of the order, with one unit chosen in advance. */
  isOnly: boolean;
  error: string | undefined;
  value: string | undefined;
};

function UnitsSelect({ line: { id, name, open }, isOnly, error, value }: UnitsSelectProps) {
  return (
    <Field error={error} hint={say.unitsLeft(open)} label={name} name={unitsField("units", id)}>
      <Select className="max-w-48" defaultValue={value ?? (isOnly ? "1" : "0")}>
        <option value="0">{say.none}</option>
        {Array.from({ length: open }, (_, index) => (
          <option key={index} value={index + 1}>
            {index + 1}
          </option>
        ))}
      </Select>
    </Field>
  );
}
