import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { bookingAdminMessages as say } from "../admin/booking-messages.ts";

type Texts = Readonly<Record<string, string>>;
type Day = { day: string; label: string; hours: string | undefined };
type DaysFormProps = { days: readonly Day[]; today: string; values: Texts; errors: Texts };

/** Days that differ from their weekday: those there are, and a form for one more. */
export function DaysForm({ days, today, values, errors }: DaysFormProps) {
  const sent = useNavigation().formData?.get("intent") === "day";
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.days}</h2>
      <p className="measure text-ink-soft">{days.length > 0 ? say.daysHint : say.noDays}</p>
      {days.length > 0 && <DayList days={days} />}
      <Form className="grid gap-4 border-t border-line pt-4" method="post" noValidate>
        <div className="grid gap-4 sm:grid-cols-[2fr_1fr_1fr]">
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
        <div>
          <Button name="intent" pending={sent} value="day" variant="secondary">
            {say.saveDay}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

function DayList({ days }: { days: readonly Day[] }) {
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
