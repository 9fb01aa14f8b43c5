import { useNavigation } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FieldError } from "#app/ui/field-message.tsx";
import { FieldContext, describedBy, fieldId } from "#app/ui/field-wiring.ts";
import { Input } from "#app/ui/field.tsx";
import { hoursFields, nameOf, timeLabel } from "../pages/desk/hours-fields.ts";
import { PARTS, WEEKDAYS, hoursField } from "../rules/read-hours.ts";
import { bookingAdminMessages as say } from "../texts/staff-bookings.ts";

type TimeInputProps = {
  name: string;
  label: string;
  value: string | undefined;
  error?: string | undefined;
};

/**
 * Four fields share a row, which leaves no room for the button that opens a clock. Digits are
 * typed, and a phone opens its clock anyway.
 */
const NARROW = "max-w-36 min-w-0 px-2! [&::-webkit-calendar-picker-indicator]:hidden";

/** A time of day whose label is in its row. The error is shown below the pair of times. */
function TimeInput({ name, label, value, error }: TimeInputProps) {
  const id = fieldId(name);
  const wiring = { id, name, describedBy: describedBy(id, { error }), invalid: Boolean(error) };
  return (
    <FieldContext value={wiring}>
      <Input aria-label={label} className={NARROW} defaultValue={value} type="time" />
    </FieldContext>
  );
}

type HoursFormProps = { stored: Texts; typed: Texts | undefined; errors: Texts };

export function HoursForm({ stored, typed, errors }: HoursFormProps) {
  const sent = useNavigation().formData?.get("intent") === "hours";
  const listed = Object.entries(errors)
    .filter(([field]) => field.startsWith("from-"))
    .map(([field, message]) => ({ field, message }));
  return (
    <Card as="section" className="grid min-w-0 gap-4">
      <h2 className="text-xl">{say.week}</h2>
      <p className="measure text-ink-soft">{say.weekHint}</p>
      <ErrorSummary errors={listed} title={say.check} />
      <EditForm
        actions={<Button pending={sent}>{say.saveHours}</Button>}
        className="min-w-0"
        fields={hoursFields}
        stored={stored}
        typed={typed}
      >
        {(values) => (
          <>
            <input name="intent" type="hidden" value="hours" />
            {WEEKDAYS.map((weekday) => (
              <fieldset
                className="grid min-w-0 gap-x-6 gap-y-2 border-t border-line pt-3 md:grid-cols-[7rem_minmax(0,1fr)_minmax(0,1fr)]"
                key={weekday}
              >
                <legend className="float-left pt-2.5 font-semibold">{nameOf(weekday)}</legend>
                {PARTS.map((part) => (
                  <Part key={part} {...{ weekday, part, values, errors }} />
                ))}
              </fieldset>
            ))}
          </>
        )}
      </EditForm>
    </Card>
  );
}

type PartProps = { values: Texts; errors: Texts; weekday: number; part: number };

function Part({ weekday, part, values, errors }: PartProps) {
  const from = hoursField("from", weekday, part);
  const to = hoursField("to", weekday, part);
  return (
    <div className="grid min-w-0 content-start gap-1">
      <div className="flex min-w-0 items-center gap-2">
        <TimeInput
          error={errors[from]}
          label={timeLabel("from", weekday, part)}
          name={from}
          value={values[from]}
        />
        <span aria-hidden="true">{say.to}</span>
        <TimeInput label={timeLabel("to", weekday, part)} name={to} value={values[to]} />
      </div>
      <FieldError id={fieldId(from)}>{errors[from]}</FieldError>
    </div>
  );
}
