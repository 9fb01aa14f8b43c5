import type { Texts } from "#app/lib/edit.ts";
import { Choice } from "#app/ui/choice.tsx";
import { CHIP_LABELS, chipName, CHIPS } from "../rules/symptoms.ts";
import { wellnessMessages as say } from "../texts/shopper.ts";

/** The symptoms that people have most, to tick. */
export function SymptomChips({ values }: { values: Texts }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{say.symptoms}</legend>
      <div className="flex flex-wrap gap-2">
        {CHIPS.map((chip) => (
          <label
            className="inline-flex min-h-11 items-center gap-2 rounded-pill border border-line-strong bg-surface py-1 pr-4 pl-2.5 transition-colors hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent [&_input]:outline-none"
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
