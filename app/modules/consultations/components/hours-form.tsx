import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FieldError } from "#app/ui/field-message.tsx";
import { fieldId } from "#app/ui/field-wiring.ts";
import { bookingAdminMessages as say } from "../admin/booking-messages.ts";
import { hoursField, PARTS, WEEKDAYS } from "../rules/read-hours.ts";
import { TimeInput } from "./time-input.tsx";

type Texts = Readonly<Record<string, string>>;
type HoursFormProps = { values: Texts; errors: Texts };

export function HoursForm({ values, errors }: HoursFormProps) {
  const sent = useNavigation().formData?.get("intent") === "hours";
  const listed = Object.entries(errors)
    .filter(([field]) => field.startsWith("from-"))
    .map(([field, message]) => ({ field, message }));
  return (
    <Card as="section" className="grid min-w-0 gap-4">
      <h2 className="text-xl">{say.week}</h2>
      <p className="measure text-ink-soft">{say.weekHint}</p>
      <ErrorSummary errors={listed} title={say.check} />
      <Form className="grid min-w-0 gap-4" method="post" noValidate>
        {WEEKDAYS.map((weekday) => (
          <fieldset
            className="grid min-w-0 gap-x-6 gap-y-2 border-t border-line pt-3 md:grid-cols-[7rem_minmax(0,1fr)_minmax(0,1fr)]"
            key={weekday}
          >
            <legend className="float-left pt-2.5 font-semibold">{say.weekdays[weekday - 1]}</legend>
            {PARTS.map((part) => (
              <Part key={part} {...{ weekday, part, values, errors }} />
            ))}
          </fieldset>
        ))}
        <div>
          <Button name="intent" pending={sent} value="hours">
            {say.saveHours}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

type PartProps = HoursFormProps & { weekday: number; part: number };

function Part({ weekday, part, values, errors }: PartProps) {
  const from = hoursField("from", weekday, part);
  const to = hoursField("to", weekday, part);
  const about = `${say.weekdays[weekday - 1] ?? ""}, ${say.parts[part - 1] ?? ""}`;
  return (
    <div className="grid min-w-0 content-start gap-1">
      <div className="flex min-w-0 items-center gap-2">
        <TimeInput
          error={errors[from]}
          label={`${about}${say.from}`}
          name={from}
          value={values[from]}
        />
        <span aria-hidden="true">{say.to}</span>
        <TimeInput label={`${about}${say.to}`} name={to} value={values[to]} />
      </div>
      <FieldError id={fieldId(from)}>{errors[from]}</FieldError>
    </div>
  );
}
