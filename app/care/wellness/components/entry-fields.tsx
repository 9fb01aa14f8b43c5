import type { Texts } from "#app/lib/edit.ts";
import { WEIGHT_UNITS } from "#app/care/dosing/rules/weight-range.ts";
import { Field, Input, Select, Textarea } from "#app/ui/field.tsx";
import { LONGEST_NOTES } from "../rules/longest-notes.ts";
import { wellnessMessages as say } from "../texts/shopper.ts";
import { showEnergy, showMood } from "../views/show-entry.ts";
import { ScaleField } from "./scale-field.tsx";
import { Choice } from "#app/ui/choice.tsx";
import { CHIP_LABELS, chipName, CHIPS } from "../rules/symptoms.ts";

export function EntryFields({ values, errors }: { values: Texts; errors: Texts }) {
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <ScaleField
          error={errors["mood"]}
          label={say.mood}
          name="mood"
          value={values["mood"]}
          wordsOf={showMood}
        />
        <ScaleField
          error={errors["energy"]}
          label={say.energy}
          name="energy"
          value={values["energy"]}
          wordsOf={showEnergy}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field error={errors["weight"]} label={say.weight} name="weight" note={say.optional}>
          <Input defaultValue={values["weight"]} inputMode="decimal" maxLength={7} step="0.1" />
        </Field>
        <Field error={errors["unit"]} label={say.unit} name="unit">
          <Select defaultValue={values["unit"]}>
            {WEIGHT_UNITS.toReversed().map((unit) => (
              <option key={unit} value={unit}>
                {say.units[unit]}
              </option>
            ))}
          </Select>
        </Field>
        <Field error={errors["sleep"]} label={say.sleep} name="sleep" note={say.optional}>
          <Input
            defaultValue={values["sleep"]}
            inputMode="decimal"
            max="24"
            min="0"
            step="0.5"
            type="number"
          />
        </Field>
        <Field error={errors["at"]} hint={say.atHint} label={say.at} name="at">
          <Input defaultValue={values["at"]} type="datetime-local" />
        </Field>
      </div>
      <SymptomChips values={values} />
      <Field
        error={errors["symptoms"]}
        hint={say.moreSymptomsHint}
        label={say.moreSymptoms}
        name="symptoms"
        note={say.optional}
      >
        <Input autoComplete="off" defaultValue={values["symptoms"]} />
      </Field>
      <Field
        error={errors["notes"]}
        hint={say.notesHint}
        label={say.notes}
        name="notes"
        note={say.optional}
      >
        <Textarea defaultValue={values["notes"]} maxLength={LONGEST_NOTES} />
      </Field>
    </>
  );
}

/** The symptoms that people have most, to tick. */
function SymptomChips({ values }: { values: Texts }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{say.symptoms}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7.75rem,100%),1fr))] gap-2 sm:grid-cols-3">
        {CHIPS.map((chip) => (
          <label
            className="flex min-h-11 min-w-0 items-center gap-1.5 rounded-card border border-line-strong bg-surface px-2 py-1 text-sm leading-tight sm:text-base transition-colors hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent [&_input]:outline-none"
            key={chip}
          >
            <Choice
              defaultChecked={values[chipName(chip)] === "on"}
              name={chipName(chip)}
              type="checkbox"
              value="on"
            />
            {CHIP_LABELS[chip]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
