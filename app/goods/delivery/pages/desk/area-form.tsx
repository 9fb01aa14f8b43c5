import { useMemo } from "react";
import type { Texts } from "#app/lib/edit.ts";
import { provinceField, STEPS, stepFields } from "../../rules/read-area.ts";
import { deliveryAdminMessages as say } from "../../texts/staff.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { areaFields } from "./area-fields.ts";
import { ColdFields } from "./cold-fields.tsx";
import { DispatchStrip } from "./dispatch-strip.tsx";
import type { ShownStrip } from "./show-strip.ts";
import { IntentStep } from "#app/ui/intent-form.tsx";

type Province = { code: string; name: string; takenBy: string | undefined };

type AreaFormProps = {
  groups: readonly { island: string; provinces: readonly Province[] }[];
  provinces: readonly { code: string; name: string }[];
  /** The area of all provinces that no other area has. Its form lists none. */
  isRest: boolean;
  /** Undefined for a new area. */
  strip: ShownStrip | undefined;
  stored: Texts;
  typed: Texts | undefined;
  errors: Texts;
};

export function AreaForm(props: AreaFormProps) {
  const { groups, provinces, isRest, strip, stored, typed, errors } = props;
  const fields = useMemo(() => areaFields(provinces), [provinces]);
  return (
    <EditForm
      actions={<IntentStep intent="save">{say.saveArea}</IntentStep>}
      className="max-w-form"
      fields={fields}
      stored={stored}
      typed={typed}
    >
      {(values) => (
        <>
          <ErrorSummary errors={errors} title={say.check} />
          <Field error={errors["name"]} hint={say.areaHint} label={say.name} name="name">
            <Input autoComplete="off" defaultValue={values["name"]} maxLength={60} required />
          </Field>
          <Steps errors={errors} values={values} />
          <div className="grid items-start gap-6 sm:grid-cols-2">
            <Line errors={errors} label={say.furtherKilo} name="further_kilo" values={values} />
            <Line
              errors={errors}
              hint={say.freeFromHint}
              label={say.freeFrom}
              name="free_from"
              values={values}
            />
            <Line errors={errors} label={say.daysMin} name="days_min" values={values} />
            <Line errors={errors} label={say.daysMax} name="days_max" values={values} />
          </div>
          <ColdFields errors={errors} values={values} />
          {strip && <DispatchStrip strip={strip} />}
          <fieldset className="grid gap-2">
            <legend className="mb-1.5 text-lg font-semibold">{say.cash}</legend>
            <CheckboxField
              defaultChecked={values["cash"] === "on"}
              hint={say.cashHint}
              label={say.cashTaken}
              name="cash"
            />
          </fieldset>
          {isRest ? (
            <p className="text-ink-soft">{say.rest}</p>
          ) : (
            groups.map((group) => <Provinces {...group} key={group.island} values={values} />)
          )}
        </>
      )}
    </EditForm>
  );
}

type PartProps = { values: Texts; errors: Texts };
type LineProps = PartProps & { name: string; label: string; hint?: string; optional?: boolean };

function Line({ name, label, hint, optional, values, errors }: LineProps) {
  return (
    <Field
      error={errors[name]}
      hint={hint}
      label={label}
      name={name}
      note={optional ? say.optional : undefined}
    >
      <Input autoComplete="off" defaultValue={values[name]} inputMode="decimal" maxLength={12} />
    </Field>
  );
}

function Steps(part: PartProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 text-lg font-semibold">{say.steps}</legend>
      <p className="text-ink-soft">{say.stepsHint}</p>
      {STEPS.map((n) => (
        <div className="grid grid-cols-2 items-start gap-4" key={n}>
          <Line {...part} label={say.upToKg(n)} name={stepFields(n).upTo} optional={n > 1} />
          <Line {...part} label={say.feeOf(n)} name={stepFields(n).fee} optional={n > 1} />
        </div>
      ))}
    </fieldset>
  );
}

type ProvincesProps = AreaFormProps["groups"][number] & { values: Texts };

function Provinces({ island, provinces, values }: ProvincesProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-lg font-semibold">{`${say.provincesOf}: ${island}`}</legend>
      <p className="mb-2 text-ink-soft">{say.provincesHint}</p>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {provinces.map(({ code, name, takenBy }) => (
          <CheckboxField
            defaultChecked={values[provinceField(code)] === "on"}
            key={code}
            label={takenBy === undefined ? name : say.now(name, takenBy)}
            name={provinceField(code)}
          />
        ))}
      </div>
    </fieldset>
  );
}
