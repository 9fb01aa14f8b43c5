import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";
import { EXPERIENCES } from "../rules/dosing-schedule.ts";
import { MEDICATIONS } from "../rules/medications.ts";
import { WEIGHT_UNITS, type WeightUnit } from "../rules/weight-range.ts";
import { dosingMessages as say } from "../texts/shopper.ts";

type FieldTexts = Readonly<Record<string, string>>;
type DosingFormProps = {
  unit: WeightUnit;
  answer: { attempt: string; values: FieldTexts; errors: FieldTexts } | undefined;
};

/** The form uses POST because a person's weight and dose must not appear in a URL. */
export function DosingForm({ unit, answer }: DosingFormProps) {
  const { values = {}, errors = {} } = answer ?? {};
  const pending = useNavigation().formData?.has("medication") ?? false;
  return (
    <Form className="grid gap-5" method="post" noValidate preventScrollReset>
      <ErrorSummary attempt={answer?.attempt} errors={errors} title={say.errors.check} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field error={errors["weight"]} label={say.weight} name="weight">
          <Input defaultValue={values["weight"]} inputMode="decimal" maxLength={7} />
        </Field>
        <Field error={errors["unit"]} label={say.unit} name="unit">
          <Select defaultValue={values["unit"] ?? unit}>
            {WEIGHT_UNITS.map((value) => (
              <option key={value} value={value}>
                {say.units[value]}
              </option>
            ))}
          </Select>
        </Field>
        <Field error={errors["medication"]} label={say.medication} name="medication">
          <Choice all={MEDICATIONS} chosen={values["medication"]} words={say.medications} />
        </Field>
        <Field error={errors["experience"]} label={say.experience} name="experience">
          <Choice all={EXPERIENCES} chosen={values["experience"]} words={say.experiences} />
        </Field>
      </div>
      <div>
        <Button pending={pending}>{say.calculate}</Button>
      </div>
    </Form>
  );
}

type ChoiceProps<Value extends string> = {
  all: readonly Value[];
  chosen: string | undefined;
  words: Record<Value, string>;
};

function Choice<Value extends string>({ all, chosen, words }: ChoiceProps<Value>) {
  return (
    <Select defaultValue={chosen ?? ""}>
      <option value="">{say.choose}</option>
      {all.map((value) => (
        <option key={value} value={value}>
          {words[value]}
        </option>
      ))}
    </Select>
  );
}
