import type { Texts } from "#app/lib/edit.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import type { ShownSender } from "../views/show-sender.ts";
import { senderMessages as say } from "../texts/staff-sender.ts";

type SenderCardProps = {
  shown: ShownSender;
  errors: Texts | undefined;
  values: Texts | undefined;
};

const PICKUPS = Object.entries(say.pickups).map(([value, label]) => ({ value, label }));

/** The sender of the parcels and the carrier. */
export function SenderCard({ shown, errors = {}, values }: SenderCardProps) {
  const { version, missing, carriers } = shown;
  const typed: Texts = { ...shown.values, ...values };
  return (
    <Card as="section" className="grid max-w-form gap-4">
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="font-text text-xl">{say.title}</h2>
          <Badge look="plain" tone={missing ? "warning" : "success"}>
            {missing ? say.missing[missing] : say.ready}
          </Badge>
        </div>
        <p className="measure text-ink-soft">{say.lead}</p>
      </div>
      <IntentForm className="grid gap-5" intent="save-sender" key={version}>
        <ErrorSummary errors={errors} title={say.check} />
        <input name="version" type="hidden" value={version} />
        <Field error={errors["name"]} hint={say.nameHint} label={say.fields.name} name="name">
          <Input defaultValue={typed["name"]} maxLength={60} required />
        </Field>
        <Field error={errors["phone"]} hint={say.phoneHint} label={say.fields.phone} name="phone">
          <Input
            autoComplete="off"
            className="figures"
            defaultValue={typed["phone"]}
            inputMode="tel"
            maxLength={60}
            required
            type="tel"
          />
        </Field>
        <AddressFields errors={errors} provinces={shown.provinces} typed={typed} />
        <RadioGroup
          defaultValue={typed["pickup"]}
          error={errors["pickup"]}
          legend={say.fields.pickup}
          name="pickup"
          options={PICKUPS}
          required
        />
        <Field
          error={errors["carrierId"]}
          hint={say.carrierHint}
          label={say.fields.carrierId}
          name="carrierId"
        >
          <Select defaultValue={typed["carrierId"]} required>
            <option value="">{say.choose}</option>
            {carriers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <IntentButton className="justify-self-start">{say.save}</IntentButton>
      </IntentForm>
    </Card>
  );
}

type AddressFieldsProps = { typed: Texts; errors: Texts; provinces: readonly string[] };

const PROVINCES_ID = "sender-provinces";

function AddressFields({ typed, errors, provinces }: AddressFieldsProps) {
  const field = (name: "street" | "barangay" | "city" | "province" | "postalCode") => ({
    error: errors[name],
    label: say.fields[name],
    name,
  });
  return (
    <>
      <Field {...field("street")}>
        <Input defaultValue={typed["street"]} maxLength={200} required />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...field("barangay")}>
          <Input defaultValue={typed["barangay"]} maxLength={100} required />
        </Field>
        <Field {...field("city")}>
          <Input defaultValue={typed["city"]} maxLength={100} required />
        </Field>
      </div>
      <div className="grid gap-5 sm:grid-cols-[1fr_10rem]">
        <Field {...field("province")}>
          <Input defaultValue={typed["province"]} list={PROVINCES_ID} maxLength={100} required />
        </Field>
        <Field {...field("postalCode")} note={say.optional}>
          <Input defaultValue={typed["postalCode"]} inputMode="numeric" maxLength={4} />
        </Field>
        <datalist id={PROVINCES_ID}>
          {provinces.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      </div>
    </>
  );
}
