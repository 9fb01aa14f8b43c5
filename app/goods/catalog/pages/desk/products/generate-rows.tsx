import type { Texts } from "#app/lib/edit.ts";
import { variantMessages as say } from "../../../texts/staff-variants.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";

/** Option values from which the server makes rows, to be checked and saved. */
export function GenerateRows({ values, errors }: { values: Texts; errors: Texts }) {
  return (
    <fieldset className="grid max-w-3xl items-start gap-4 sm:grid-cols-2">
      <legend className="pb-2 text-xl font-semibold">{say.generateTitle}</legend>
      <p className="measure text-ink-soft sm:col-span-2">{say.generateHint}</p>
      <Field
        error={errors["values1"]}
        hint={say.values1Hint}
        label={say.values1}
        name="values1"
        note={say.optional}
      >
        <Input autoComplete="off" defaultValue={values["values1"]} maxLength={1_000} />
      </Field>
      <Field
        error={errors["values2"]}
        hint={say.values2Hint}
        label={say.values2}
        name="values2"
        note={say.optional}
      >
        <Input autoComplete="off" defaultValue={values["values2"]} maxLength={1_000} />
      </Field>
      <p>
        <Button name="intent" value="generate" variant="secondary">
          {say.generate}
        </Button>
      </p>
    </fieldset>
  );
}
