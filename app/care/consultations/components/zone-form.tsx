import { Form, href, useNavigation } from "react-router";
import { Button, TextLink } from "#app/ui/button.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import { zoneMessages as say } from "../texts/shopper-zone.ts";

type ZoneFormProps = {
  zone: string | undefined;
  zones: readonly { value: string; label: string }[];
  error: string | undefined;
};

/** The time zone, beside Manila’s, in which consultations are shown. */
export function ZoneForm({ zone, zones, error }: ZoneFormProps) {
  const sent = useNavigation().formData?.get("intent");
  return (
    <Form className="grid gap-3 border-t border-line pt-6" id="zone" method="post">
      <h3 className="text-xl">{say.title}</h3>
      <p className="measure text-ink-soft">{say.lead}</p>
      <Field className="max-w-form" error={error} label={say.label} name="zone">
        <Select defaultValue={zone ?? ""} key={zone}>
          <option value="">{say.none}</option>
          {zones.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <div>
        <Button name="intent" pending={sent === "zone"} value="zone" variant="secondary">
          {say.save}
        </Button>
      </div>
    </Form>
  );
}

/** The way to that form, for who sees times of Manila. */
export function ZoneLink() {
  return (
    <p>
      <TextLink to={`${href("/portal/consultations")}#zone`}>{say.choose}</TextLink>
    </p>
  );
}
