import { Form, useNavigation } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { bookingAdminMessages as say } from "../texts/staff-bookings.ts";
import { dayFields } from "../pages/desk/hours-fields.ts";

type Day = { day: string; label: string; hours: string | undefined };
type DaysFormProps = {
  days: readonly Day[];
  today: string;
  /** An empty form, with the days that its reader saw. */
  stored: Texts;
  typed: Texts | undefined;
  errors: Texts;
};

/** Days that differ from their weekday: those there are, and a form for one more. */
export function DaysForm({ days, today, stored, typed, errors }: DaysFormProps) {
  const sent = useNavigation().formData?.get("intent") === "day";
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.days}</h2>
      <p className="measure text-ink-soft">{days.length > 0 ? say.daysHint : say.noDays}</p>
      {days.length > 0 && <DayList base={stored["base"]} days={days} />}
      <EditForm
        actions={
          <Button pending={sent} variant="secondary">
            {say.saveDay}
          </Button>
        }
        className="border-t border-line pt-4"
        fields={dayFields}
        stored={stored}
        typed={typed}
      >
        {(values) => (
          <div className="grid gap-4 sm:grid-cols-[2fr_1fr_1fr]">
            <input name="intent" type="hidden" value="day" />
            <Field error={errors["day"]} hint={say.dayHint} label={say.day} name="day">
              <Input defaultValue={values["day"]} min={today} required type="date" />
            </Field>
            <Field error={errors["from"]} label={say.fromTime} name="from">
              <Input defaultValue={values["from"]} type="time" />
            </Field>
            <Field error={errors["to"]} label={say.toTime} name="to">
              <Input defaultValue={values["to"]} type="time" />
            </Field>
          </div>
        )}
      </EditForm>
    </Card>
  );
}

type DayListProps = { days: readonly Day[]; base: string | undefined };

function DayList({ days, base }: DayListProps) {
  return (
    <ul className="grid gap-1">
      {days.map(({ day, label, hours }) => (
        <li className="flex flex-wrap items-center justify-between gap-3" key={day}>
          <span>
            <span className="font-semibold">{label}</span>{" "}
            <span className="figures text-ink-soft">{hours ?? say.off}</span>
          </span>
          <Form method="post">
            <input name="day" type="hidden" value={day} />
            <input name="base" type="hidden" value={base} />
            <Button
              aria-label={say.usualOf(label)}
              name="intent"
              size="compact"
              value="usual"
              variant="quiet"
            >
              {say.usual}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
