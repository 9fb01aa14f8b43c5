import { useEffect, useRef, useState } from "react";
import { FieldError } from "#app/ui/field-message.tsx";
import { describedBy, fieldId } from "#app/ui/field-wiring.ts";
import { SCALE } from "../rules/scales.ts";

type ScaleFieldProps = {
  name: string;
  label: string;
  value: string | undefined;
  error: string | undefined;
  /** The meaning of a value, and a face for it. */
  wordsOf: (value: number) => { face?: string; text: string };
};

const STEPS = Array.from({ length: SCALE.most }, (_, index) => index + SCALE.least);

/**
 * A slider from 1 to 10 with words for each value. Without a script, the numbers below it are
 * enough.
 */
export function ScaleField({ name, label, value, error, wordsOf }: ScaleFieldProps) {
  const id = fieldId(name);
  const slider = useRef<HTMLInputElement>(null);
  const [now, setNow] = useState(Number(value ?? SCALE.usual) || SCALE.usual);
  const { face, text } = wordsOf(now);
  // The reader may move the slider before the page is hydrated.
  useEffect(() => setNow(Number(slider.current?.value ?? SCALE.usual)), []);
  return (
    <div className="grid content-start gap-1">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3">
        <label className="font-semibold" htmlFor={id}>
          {label}
        </label>
        <output className="flex items-center gap-2 noscript:hidden" htmlFor={id}>
          {face && (
            <span aria-hidden="true" className="text-xl">
              {face}
            </span>
          )}
          {text}
        </output>
      </div>
      <input
        aria-describedby={describedBy(id, { error })}
        aria-invalid={error ? true : undefined}
        aria-valuetext={text}
        className="h-11 w-full min-w-0 cursor-pointer accent-accent"
        defaultValue={value ?? SCALE.usual}
        id={id}
        max={SCALE.most}
        min={SCALE.least}
        name={name}
        onInput={(event) => setNow(Number(event.currentTarget.value))}
        ref={slider}
        step={1}
        type="range"
      />
      <span
        aria-hidden="true"
        className="figures -mt-2 flex justify-between text-center text-sm text-ink-soft"
      >
        {STEPS.map((step) => (
          <span className="w-4" key={step}>
            {step}
          </span>
        ))}
      </span>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
