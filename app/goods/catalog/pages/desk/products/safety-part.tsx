import { statusTexts } from "../../../texts/shopper-product.ts";
import { compoundNames, formNames, routeNames } from "../../../texts/staff-substances.ts";
import { productAdminMessages as say } from "../../../texts/staff-products.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import { Line, Long, Part, type PartProps } from "./form-parts.tsx";

/** Safety information, and the texts of the page's tabs. */
export function SafetyPart(part: PartProps) {
  const { values } = part;
  return (
    <Part {...part} id="safety">
      <Regulation {...part} />
      <Substance {...part} />
      <Long
        {...part}
        label={say.safetyText}
        name="safety_text"
        note={say.neededInListing}
        rows={6}
      />
      <Long {...part} hint={say.linesHint} label={say.contraindications} name="contraindications" />
      <Long {...part} hint={say.linesHint} label={say.interactions} name="interactions" />
      <Long {...part} hint={say.linesHint} label={say.benefits} name="benefits" />
      <Long {...part} label={say.howItWorks} name="how_it_works" />
      <Long {...part} label={say.usage} name="usage" />
      <Long {...part} label={say.storage} name="storage" />
      <CheckboxField
        defaultChecked={values["needs_cold"] === "on"}
        hint={say.needsColdHint}
        label={say.needsCold}
        name="needs_cold"
      />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Line
          {...part}
          hint={say.warmHoursHint}
          label={say.warmHours}
          max={4}
          mode="numeric"
          name="warm_hours"
        />
        <Line
          {...part}
          hint={say.warmSourceHint}
          label={say.warmSource}
          max={300}
          name="warm_source"
        />
      </div>
      <Long {...part} hint={say.linesHint} label={say.sources} name="sources" />
    </Part>
  );
}

const SUBSTANCE = [
  { name: "compound", label: say.compound, hint: say.compoundHint, words: compoundNames },
  { name: "route", label: say.route, hint: undefined, words: routeNames },
  { name: "form", label: say.form, hint: undefined, words: formNames },
];

/** The compound, its route and its form, which decide about label steps and combinations. */
function Substance({ values, errors }: PartProps) {
  return (
    <div className="grid items-start gap-6 sm:grid-cols-3">
      {SUBSTANCE.map(({ name, label, hint, words }) => (
        <Field error={errors[name]} hint={hint} key={name} label={label} name={name}>
          <Select defaultValue={values[name] ?? ""}>
            <option value="">{say.unknown}</option>
            {Object.entries(words).map(([value, word]) => (
              <option key={value} value={value}>
                {word}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </div>
  );
}

/** Regulatory status, approval and course length. */
function Regulation(part: PartProps) {
  const { values, errors } = part;
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Field error={errors["regulatory_status"]} label={say.status} name="regulatory_status">
        <Select defaultValue={values["regulatory_status"] ?? ""}>
          <option value="">{say.chooseStatus}</option>
          {Object.entries(statusTexts).map(([status, label]) => (
            <option key={status} value={status}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Line
        {...part}
        label={say.registrationNo}
        max={80}
        name="registration_no"
        note={say.neededIfRegistered}
      />
      <Field error={errors["clearance"]} label={say.clearance} name="clearance">
        <Select defaultValue={values["clearance"]}>
          {Object.entries(say.clearances).map(([clearance, label]) => (
            <option key={clearance} value={clearance}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Line
        {...part}
        hint={say.factorHint}
        label={say.factor}
        max={6}
        mode="decimal"
        name="monthly_factor"
      />
      <Line {...part} label={say.weeksMin} max={3} mode="numeric" name="course_weeks_min" />
      <Line {...part} label={say.weeksMax} max={3} mode="numeric" name="course_weeks_max" />
    </div>
  );
}
