import { useMemo } from "react";
import { useNavigation } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import type { KnownVariant } from "../show-variants.server.ts";
import { variantFields } from "../variant-fields.ts";
import { MOST_VARIANTS } from "../../../rules/variant-rows.ts";
import { variantMessages as say } from "../../../texts/staff-variants.ts";
import { Button } from "#app/ui/button.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { GenerateRows } from "./generate-rows.tsx";
import { useVariantRows, type VariantRows } from "./use-variant-rows.ts";
import { stepOnly, VariantRow } from "./variant-row.tsx";

type VariantsFormProps = {
  known: readonly KnownVariant[];
  pictures: Readonly<Record<string, string>>;
  stored: Texts;
  typed: Texts | undefined;
  errors: Texts;
};

export function VariantsForm({ known, pictures, stored, typed, errors }: VariantsFormProps) {
  const { state, formData } = useNavigation();
  const pending = state === "submitting" && formData?.get("intent") === "save";
  const rows = useVariantRows(typed ?? stored);
  const fields = useMemo(
    () => variantFields(pictures, rows.keys, typed ?? stored),
    [pictures, rows.keys, typed, stored],
  );
  return (
    <EditForm
      actions={
        <Button name="intent" pending={pending} value="save">
          {say.save}
        </Button>
      }
      fields={fields}
      onReset={() => rows.reset(stored)}
      stored={stored}
      typed={typed}
    >
      {(values) => (
        <>
          <SaveOnEnter />
          <input name="order" readOnly type="hidden" value={rows.keys.join(",")} />
          <ErrorSummary errors={errors} fields={fields} title={say.check} />
          <OptionNames errors={errors} values={values} />
          <GenerateRows errors={errors} values={values} />
          {rows.keys.length === 0 ? (
            <p>{say.none}</p>
          ) : (
            <ol aria-label={say.list} className="grid gap-4">
              {rows.keys.map((key, index) => (
                <VariantRow
                  errors={errors}
                  index={index}
                  key={key}
                  known={known.find(({ id }) => id === key)}
                  pictures={pictures}
                  rowKey={key}
                  rows={rows}
                  values={values}
                />
              ))}
            </ol>
          )}
          <p>
            <Button
              disabled={rows.keys.length >= MOST_VARIANTS}
              name="intent"
              onClick={stepOnly(rows, "add")}
              title={rows.keys.length >= MOST_VARIANTS ? say.full : undefined}
              value="add"
              variant="secondary"
            >
              {say.add}
            </Button>
          </p>
          <GoneVariants known={known} rows={rows} />
        </>
      )}
    </EditForm>
  );
}

/** Enter presses the first button of a form, which would otherwise move a row. */
function SaveOnEnter() {
  return (
    <button aria-hidden="true" className="sr-only" name="intent" tabIndex={-1} value="save">
      {say.save}
    </button>
  );
}

function OptionNames({ values, errors }: { values: Texts; errors: Texts }) {
  return (
    <fieldset className="grid max-w-3xl items-start gap-4 sm:grid-cols-2">
      <legend className="pb-2 text-xl font-semibold">{say.optionsTitle}</legend>
      <Field
        error={errors["option1_name"]}
        hint={say.option1Hint}
        label={say.option1}
        name="option1_name"
        note={say.optional}
      >
        <Input autoComplete="off" defaultValue={values["option1_name"]} maxLength={40} />
      </Field>
      <Field
        error={errors["option2_name"]}
        hint={say.option2Hint}
        label={say.option2}
        name="option2_name"
        note={say.optional}
      >
        <Input autoComplete="off" defaultValue={values["option2_name"]} maxLength={40} />
      </Field>
    </fieldset>
  );
}

/** Removed variants that can be restored. */
function GoneVariants({ known, rows }: { known: readonly KnownVariant[]; rows: VariantRows }) {
  const gone = known.filter(({ id }) => !rows.keys.includes(id));
  if (gone.length === 0) return null;
  return (
    <section aria-labelledby="gone" className="grid gap-2 border-t border-line pt-6">
      <h2 className="text-xl" id="gone">
        {say.goneTitle}
      </h2>
      <p className="measure text-ink-soft">{say.goneHint}</p>
      <ul className="grid gap-1">
        {gone.map(({ id, name }) => (
          <li className="flex flex-wrap items-center gap-x-4" key={id}>
            <span className="min-w-0 break-words">{name}</span>
            <Button
              name="intent"
              onClick={stepOnly(rows, `restore:${id}`)}
              size="compact"
              value={`restore:${id}`}
              variant="secondary"
            >
              {say.restore}
              <VisuallyHidden>{` ${name}`}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
