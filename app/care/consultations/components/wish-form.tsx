import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { DAY_PARTS } from "../rules/slot-wishes.ts";
import { waitlistMessages as say } from "../texts/shopper-waitlist.ts";

type Texts = Readonly<Record<string, string | undefined>>;

type WishFormProps = {
  doctors: readonly { id: string; name: string }[];
  types: readonly { slug: string; name: string }[];
  chosen: Texts;
  days: { first: string; usual: string; last: string };
  failure: { errors: Texts; values: Texts } | undefined;
};

/** The times that suit. Each weekday has a checkbox; none means any day. */
export function WishForm({ doctors, types, chosen, days, failure }: WishFormProps) {
  const { form: refused, ...wrong } = failure?.errors ?? {};
  const values = failure?.values ?? chosen;
  const pending = useNavigation().formData?.get("intent") === "join";
  return (
    <Form className="grid gap-6" method="post" noValidate>
      {refused && <Notice tone="error">{refused}</Notice>}
      <ErrorSummary errors={wrong} title={say.check} />
      <Field error={wrong["type"]} label={say.type} name="type">
        <Select defaultValue={values["type"]}>
          {types.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field error={wrong["doctor"]} label={say.doctor} name="doctor">
        <Select defaultValue={values["doctor"]}>
          <option value="any">{say.anyDoctor}</option>
          {doctors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <fieldset className="grid min-w-0 gap-1">
        <legend className="font-semibold">{say.weekdays}</legend>
        <p className="text-sm text-ink-soft">{say.weekdaysHint}</p>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-4">
          {say.days.map((day, index) => (
            <CheckboxField
              defaultChecked={values[`day-${index + 1}`] === "yes"}
              key={day}
              label={day}
              name={`day-${index + 1}`}
              value="yes"
            />
          ))}
        </div>
      </fieldset>
      <Field error={wrong["part"]} label={say.part} name="part">
        <Select defaultValue={values["part"] ?? "any"}>
          {DAY_PARTS.map((part) => (
            <option key={part} value={part}>
              {say.parts[part]}
            </option>
          ))}
        </Select>
      </Field>
      <Field error={wrong["until"]} hint={say.untilHint} label={say.until} name="until">
        <Input
          className="max-w-56"
          defaultValue={values["until"] ?? days.usual}
          max={days.last}
          min={days.first}
          type="date"
        />
      </Field>
      <p className="text-sm text-ink-soft">{say.passes}</p>
      <div>
        <Button name="intent" pending={pending} value="join">
          {say.send}
        </Button>
      </div>
    </Form>
  );
}
