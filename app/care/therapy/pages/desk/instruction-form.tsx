import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";
import { countField, doseField, STEPS } from "./step-fields.ts";
import type { InstructionFormFacts } from "./instruction-form.server.ts";
import { instructionMessages as say } from "../../texts/staff.ts";

type Texts = Readonly<Record<string, string>>;
type InstructionFormProps = {
  shown: InstructionFormFacts;
  answer: { attempt: string; errors: Texts; values: Texts } | undefined;
  /** The fields for the contact before it, if the page does not name it. */
  children?: ReactNode;
};

/** A patient's instruction: a product, doses in order, the days between them, an end. */
export function InstructionForm({ shown, answer, children }: InstructionFormProps) {
  const { products, key, usual, today } = shown;
  const errors = answer?.errors ?? {};
  const values = answer?.values ?? {};
  const pending = useNavigation().formData?.has("everyDays") ?? false;
  return (
    <Form className="grid gap-5" key={answer ? undefined : key} method="post" noValidate>
      <ErrorSummary attempt={answer?.attempt} errors={errors} title={say.check} />
      <input name="id" type="hidden" value={values["id"] ?? key} />
      {children}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field error={errors["productId"]} label={say.product} name="productId">
          <Select defaultValue={values["productId"] ?? ""}>
            <option value="">{say.choose}</option>
            {products.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field error={errors["everyDays"]} label={say.everyDays} name="everyDays">
          <Input defaultValue={values["everyDays"]} inputMode="numeric" maxLength={2} />
        </Field>
      </div>
      <fieldset className="grid gap-3">
        <legend className="mb-1 font-semibold">{say.stepsTitle}</legend>
        <p className="text-sm text-ink-soft">{say.stepsHint}</p>
        {STEPS.map((step) => (
          <div className="grid gap-3 sm:grid-cols-2" key={step}>
            <Field error={errors[doseField(step)]} label={say.dose(step)} name={doseField(step)}>
              <Input defaultValue={values[doseField(step)]} inputMode="decimal" maxLength={9} />
            </Field>
            <Field error={errors[countField(step)]} label={say.count(step)} name={countField(step)}>
              <Input defaultValue={values[countField(step)]} inputMode="numeric" maxLength={2} />
            </Field>
          </div>
        ))}
      </fieldset>
      <fieldset className="grid gap-3">
        <legend className="mb-1 font-semibold">{say.mixing}</legend>
        <p className="text-sm text-ink-soft">{say.mixingHint}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          <Field error={errors["vialMg"]} label={say.vialMg} name="vialMg">
            <Input defaultValue={values["vialMg"]} inputMode="decimal" maxLength={9} />
          </Field>
          <Field error={errors["waterMl"]} label={say.waterMl} name="waterMl">
            <Input defaultValue={values["waterMl"]} inputMode="decimal" maxLength={9} />
          </Field>
        </div>
      </fieldset>
      <Field
        className="max-w-64"
        error={errors["validUntil"]}
        label={say.validUntil}
        name="validUntil"
      >
        <Input defaultValue={values["validUntil"] ?? usual} min={today} type="date" />
      </Field>
      <div>
        <Button pending={pending}>{say.save}</Button>
      </div>
    </Form>
  );
}
