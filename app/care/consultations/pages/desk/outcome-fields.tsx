import { MOST_TEXT, MOST_UNITS } from "#app/selling/clearance/rules/clearance-terms.ts";
import { clearanceStaffMessages } from "#app/selling/clearance/texts/staff.ts";
import { VISIT_OUTCOMES } from "../../rules/visit-moves.ts";
import { visitMessages as say } from "../../texts/staff-visits.ts";
import { Field, Input, Select } from "#app/ui/field.tsx";
import type { OwnVisit } from "./show-own-visit.server.ts";

type Texts = Readonly<Record<string, string | undefined>>;
type OutcomeFieldsProps = { visit: OwnVisit; errors: Texts; values: Texts };

/** The outcome of the visit. The first field decides which others apply, as their labels say. */
export function OutcomeFields({ visit: { about, days }, errors, values }: OutcomeFieldsProps) {
  return (
    <fieldset className="grid min-w-0 gap-4 border-t border-line pt-4 sm:grid-cols-2">
      <legend className="sr-only">{say.outcome}</legend>
      <Field error={errors["outcome"]} hint={say.outcomeHint} label={say.outcome} name="outcome">
        <Select defaultValue={values["outcome"] ?? "none"}>
          {VISIT_OUTCOMES.map((outcome) => (
            <option key={outcome} value={outcome}>
              {say.outcomes[outcome]}
            </option>
          ))}
        </Select>
      </Field>
      <Field error={errors["about"]} label={say.about} name="about">
        <Select defaultValue={values["about"] ?? ""}>
          <option value="">{say.aboutNone}</option>
          {about.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field error={errors["units"]} label={say.units} name="units">
        <Input defaultValue={values["units"] ?? "1"} max={MOST_UNITS} min={1} type="number" />
      </Field>
      <Field error={errors["lastDay"]} label={say.until} name="lastDay">
        <Input
          defaultValue={values["lastDay"] ?? days.usual}
          max={days.last}
          min={days.first}
          type="date"
        />
      </Field>
      <Field error={errors["why"]} label={say.reason} name="why">
        <Select defaultValue={values["why"] ?? ""}>
          <option value="">{say.choose}</option>
          {Object.entries(clearanceStaffMessages.reasons).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      </Field>
      <Field error={errors["answer"]} hint={say.ownWordsHint} label={say.ownWords} name="answer">
        <Input defaultValue={values["answer"]} maxLength={MOST_TEXT} />
      </Field>
    </fieldset>
  );
}
