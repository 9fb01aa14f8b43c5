import { ChoiceCard } from "#app/ui/choice-card.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";
import { FieldError } from "#app/ui/field-message.tsx";
import { fieldId } from "#app/ui/field-wiring.ts";
import type { ShownDosePage } from "./show-dose-page.server.ts";
import { doseMessages as say } from "../../texts/shopper-dose.ts";
import { BodyPicture, SPOTS } from "../../components/body-picture.tsx";

/** The choices, and the dose in the plan. */
export type DoseChoices = Pick<
  ShownDosePage,
  "planned" | "mostText" | "vials" | "today" | "last" | "first" | "sites"
>;

type DoseFieldsProps = {
  shown: DoseChoices;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
};

export function DoseFields({ shown, values, errors }: DoseFieldsProps) {
  const { planned, mostText, vials, last, first } = shown;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          error={errors["amount"]}
          hint={[planned, mostText].filter(Boolean).join(" ")}
          label={say.amount}
          name="amount"
        >
          <Input defaultValue={values["amount"]} inputMode="decimal" maxLength={9} />
        </Field>
        <Field error={errors["takenOn"]} label={say.takenOn} name="takenOn">
          <Input defaultValue={values["takenOn"]} max={last} min={first} type="date" />
        </Field>
      </div>
      <Field error={errors["vialId"]} label={say.vial} name="vialId">
        <Select defaultValue={values["vialId"] ?? ""}>
          {vials.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          <option value="">{say.noVial}</option>
        </Select>
      </Field>
      <SiteFields error={errors["site"]} shown={shown} value={values["site"] ?? ""} />
    </>
  );
}

type SiteFieldsProps = {
  shown: Pick<DoseChoices, "sites">;
  value: string;
  error: string | undefined;
};

function SiteFields({ shown: { sites }, value, error }: SiteFieldsProps) {
  return (
    <fieldset className="group/sites grid gap-3">
      <legend className="mb-1 font-semibold">{say.site}</legend>
      <p className="text-sm text-ink-soft">{say.siteHint}</p>
      <FieldError id={fieldId("site")}>{error}</FieldError>
      <div className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
        <BodyPicture />
        <div className="grid gap-2 sm:grid-cols-2">
          {sites.map(({ site, label, hint }) => (
            <ChoiceCard
              data-spot={SPOTS[site]}
              defaultChecked={value === site}
              hint={hint}
              key={site}
              label={label}
              name="site"
              type="radio"
              value={site}
            />
          ))}
          <ChoiceCard
            defaultChecked={value === ""}
            label={say.noSite}
            name="site"
            type="radio"
            value=""
          />
        </div>
      </div>
    </fieldset>
  );
}
