import type { ReactNode } from "react";
import { ChoiceCard } from "#app/ui/choice-card.tsx";
import { cx } from "#app/ui/cx.ts";
import { FieldError, FieldHint } from "#app/ui/field-message.tsx";
import { describedBy, fieldId } from "#app/ui/field-wiring.ts";
import { boxName } from "../rules/answered.ts";
import type { Question } from "../rules/questions.ts";

export type ChoiceOption = { value: string; label: string; hint?: string };

type ChoiceFieldProps = {
  question: Question;
  legend: ReactNode;
  options: readonly ChoiceOption[];
  /** Questions with several answers use checkboxes, others use radio buttons. */
  many: boolean;
  chosen: readonly string[];
  hint: ReactNode;
  error: string | undefined;
  /** The number key of the first option; the next options follow. */
  firstKey: number;
};

/**
 * One question with its answers as large cards. The legend is the screen's heading, or part of it.
 */
export function ChoiceField(props: ChoiceFieldProps) {
  const { question, legend, options, many, chosen, hint, error, firstKey } = props;
  const id = fieldId(question);
  const nameOf = (value: string) => (many ? boxName(question, value) : question);
  return (
    <fieldset aria-describedby={describedBy(id, props)} className="min-w-0">
      <legend className="mb-2 w-full">{legend}</legend>
      <div className="mb-5 grid gap-2">
        <FieldHint id={id}>{hint}</FieldHint>
        <FieldError id={id}>{error}</FieldError>
      </div>
      <div className={cx("grid gap-2.5", options.length > 8 && "md:grid-cols-2")}>
        {options.map(({ value, label, hint: more }, index) => (
          <ChoiceCard
            aria-invalid={error ? true : undefined}
            aside={<NumberKey number={firstKey + index} />}
            defaultChecked={chosen.includes(value)}
            hint={more}
            id={index === 0 ? id : undefined}
            key={value}
            label={label}
            name={nameOf(value)}
            type={many ? "checkbox" : "radio"}
            value={many ? "yes" : value}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Shown only to visitors with a keyboard and a script that listens to it. */
function NumberKey({ number }: { number: number }) {
  if (number > 9) return null;
  return (
    <kbd
      aria-hidden="true"
      className="figures grid size-6 place-items-center rounded-small border border-line font-text text-sm text-ink-soft noscript:hidden pointer-coarse:hidden"
    >
      {number}
    </kbd>
  );
}
