import { parcelMessages } from "../../../texts/staff-parcels.ts";
import type { RefusedForm } from "../staff-answer.ts";
import { Field, Input } from "#app/ui/field.tsx";
import type { LotsToShip } from "./show-lots.ts";

const { lots: say } = parcelMessages;

type LotFieldsProps = { shown: LotsToShip; failure: RefusedForm | undefined };

/** The shipped units per lot. Suggests the lot that expires first. */
export function LotFields({ shown, failure }: LotFieldsProps) {
  const { errors, values = {} } = failure ?? {};
  return shown.lines.map(({ itemId, name, units, lots }) => (
    <fieldset className="grid gap-3" key={`${itemId} ${shown.key}`}>
      <legend className="mb-1 font-semibold wrap-anywhere">{say.of(units, name)}</legend>
      {lots.length === 0 && <p className="text-ink-soft">{say.none}</p>}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {lots.map(({ field, number, expiresOn, left, units: suggested }) => (
          <Field
            error={errors?.[field]}
            hint={say.hint(expiresOn, left)}
            key={field}
            label={say.fromLot(number)}
            name={field}
          >
            <Input
              autoComplete="off"
              className="figures"
              defaultValue={values[field] ?? suggested}
              inputMode="numeric"
              maxLength={4}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  ));
}
