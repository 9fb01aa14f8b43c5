import { CONDITIONS, conditionField, NONE } from "../../rules/clearance-terms.ts";
import { askMessages as say, conditionLabels } from "../../texts/shopper.ts";
import { ChoiceCard } from "#app/ui/choice-card.tsx";
import { FieldError, FieldHint } from "#app/ui/field-message.tsx";
import { describedBy, fieldId } from "#app/ui/field-wiring.ts";

const BOXES = [...CONDITIONS, NONE] as const;

type ConditionBoxesProps = {
  error: string | undefined;
  values: Readonly<Record<string, string | undefined>>;
};

/** A checkbox per condition, and one for none. */
export function ConditionBoxes({ error, values }: ConditionBoxesProps) {
  const id = fieldId("conditions");
  const hint = say.conditionsHint;
  return (
    <fieldset aria-describedby={describedBy(id, { error, hint })} className="grid min-w-0 gap-2.5">
      <legend className="mb-1.5 font-semibold">{say.conditions}</legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id}>{error}</FieldError>
      <div className="grid gap-2.5 md:grid-cols-2">
        {BOXES.map((each, index) => (
          <ChoiceCard
            aria-invalid={error ? true : undefined}
            defaultChecked={values[conditionField(each)] === "yes"}
            id={index === 0 ? id : undefined}
            key={each}
            label={conditionLabels[each]}
            name={conditionField(each)}
            type="checkbox"
            value="yes"
          />
        ))}
      </div>
    </fieldset>
  );
}
