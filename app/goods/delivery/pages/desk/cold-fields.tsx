import type { Texts } from "#app/lib/edit.ts";
import { coldDayField, WEEKDAYS } from "../../rules/read-area.ts";
import { deliveryAdminMessages as say } from "../../texts/staff.ts";
import { COLD_WAYS } from "#app/running/settings/rules/cold-terms.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";

type ColdFieldsProps = { values: Texts; errors: Texts };

export function ColdFields({ values, errors }: ColdFieldsProps) {
  return (
    <fieldset className="grid gap-6">
      <legend className="mb-1.5 text-lg font-semibold">{say.cold}</legend>
      <p className="text-ink-soft">{say.coldHint}</p>
      <Field error={errors["cold"]} label={say.coldGo} name="cold">
        <Select defaultValue={values["cold"]}>
          {COLD_WAYS.map((way) => (
            <option key={way} value={way}>
              {say.coldWays[way]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        error={errors["cold_most"]}
        hint={say.coldMostHint}
        label={say.coldMost}
        name="cold_most"
      >
        <Input
          autoComplete="off"
          defaultValue={values["cold_most"]}
          inputMode="numeric"
          maxLength={3}
        />
      </Field>
      <fieldset>
        <legend className="mb-1.5 font-semibold">{say.coldDays}</legend>
        <p className="mb-2 text-ink-soft">{say.coldDaysHint}</p>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {WEEKDAYS.map((day) => (
            <CheckboxField
              defaultChecked={values[coldDayField(day)] === "on"}
              key={day}
              label={say.weekdays[day]}
              name={coldDayField(day)}
            />
          ))}
        </div>
      </fieldset>
    </fieldset>
  );
}
