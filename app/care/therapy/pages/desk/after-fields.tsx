import { Field, Input, Select } from "#app/ui/field.tsx";
import { CONTACT_WAYS } from "../../rules/plan-terms.ts";
import { instructionMessages as say } from "../../texts/staff.ts";
import { CONTACT } from "./instruction-input.ts";

type Texts = Readonly<Record<string, string>>;
type AfterFieldsProps = {
  visits: readonly { value: string; label: string }[];
  today: string;
  answer: { errors: Texts; values: Texts } | undefined;
};

/** The contact before an instruction: a visit, or a contact with its day and way. */
export function AfterFields({ visits, today, answer }: AfterFieldsProps) {
  const { errors = {}, values = {} } = answer ?? {};
  return (
    <>
      <Field error={errors["after"]} label={say.after} name="after">
        <Select defaultValue={values["after"] ?? visits[0]?.value ?? CONTACT}>
          {visits.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          <option value={CONTACT}>{say.contact}</option>
        </Select>
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          error={errors["contactOn"]}
          hint={say.contactHint}
          label={say.contactOn}
          name="contactOn"
        >
          <Input defaultValue={values["contactOn"]} max={today} type="date" />
        </Field>
        <Field error={errors["contactBy"]} label={say.contactBy} name="contactBy">
          <Select defaultValue={values["contactBy"] ?? ""}>
            <option value="">{say.noWay}</option>
            {CONTACT_WAYS.map((way) => (
              <option key={way} value={way}>
                {say.ways[way]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </>
  );
}
