import { ChoiceCard } from "#app/ui/choice-card.tsx";
import { FieldError, FieldHint } from "#app/ui/field-message.tsx";
import { describedBy, fieldId } from "#app/ui/field-wiring.ts";
import { categoryAdminMessages as say } from "../texts/staff-categories.ts";
import type { AreaLook } from "../views/area-looks.ts";
import type { ShownLook } from "../views/shown-look.ts";
import { LookPicture } from "./look-picture.tsx";

const NAME = "look";

export type LookChoice = { look: AreaLook | null; shown: ShownLook };
type LookFieldProps = {
  choices: readonly LookChoice[];
  value: string | undefined;
  error: string | undefined;
};

/** The id is on the first choice, where the summary of errors leads to. */
export function LookField({ choices, value = "", error }: LookFieldProps) {
  const id = fieldId(NAME);
  return (
    <fieldset aria-describedby={describedBy(id, { error, hint: say.lookHint })}>
      <legend className="mb-1.5 font-semibold">{say.look}</legend>
      <FieldHint id={id}>{say.lookHint}</FieldHint>
      <FieldError id={id}>{error}</FieldError>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        {choices.map(({ look, shown }, index) => {
          const [label, hint] = look ? say.looks[look] : say.noLook;
          return (
            <ChoiceCard
              aria-invalid={error ? true : undefined}
              aside={<LookPicture look={shown} />}
              defaultChecked={value === (look ?? "")}
              hint={hint}
              id={index === 0 ? id : undefined}
              key={label}
              label={label}
              name={NAME}
              type="radio"
              value={look ?? ""}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
