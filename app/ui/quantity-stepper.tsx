import { Minus, Plus } from "lucide-react";
import type { ComponentProps } from "react";
import { fieldId } from "./field-wiring.ts";

type QuantityStepperProps = {
  name: string;
  value: number;
  min?: number | undefined;
  max?: number | undefined;
  labels: { quantity: string; decrease: string; increase: string };
  /**
   * `submit`: each press sends the form with `step` -1 or 1 beside the number shown, so the server
   * adds the two; a number typed in is sent alone. `local`: the form is sent by another button.
   */
  commit?: "submit" | "local" | undefined;
  /** The minus stays alive at `min`: one fewer than that takes the thing away altogether. */
  minusRemoves?: boolean | undefined;
  id?: string | undefined;
};

export function QuantityStepper(props: QuantityStepperProps) {
  const { name, value, min = 1, max = 99, labels, commit = "submit", id = fieldId(name) } = props;
  const submits = commit === "submit";
  const atLeast = props.minusRemoves ? min - 1 : min;

  return (
    <span className="inline-flex items-center rounded-pill border border-line-strong bg-surface">
      {/* The Enter key presses a form's first submit button: it must not be the minus. */}
      {submits && <button aria-hidden="true" className="sr-only" tabIndex={-1} type="submit" />}
      <StepButton
        aria-label={labels.decrease}
        aria-disabled={(!submits && value <= min) || undefined}
        disabled={submits && value <= atLeast}
        {...(submits ? { name: "step", value: -1 } : { type: "button", "data-step": -1 })}
      >
        <Minus aria-hidden="true" className="size-4" />
      </StepButton>
      <input
        aria-label={labels.quantity}
        className="figures h-11 w-10 appearance-none bg-transparent text-center font-semibold [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        defaultValue={value}
        id={id}
        inputMode="numeric"
        // A new number from the server replaces what was typed.
        key={value}
        max={max}
        min={min}
        name={name}
        onBlur={(event) => {
          const typed = event.target;
          if (submits && Number(typed.value) !== value) typed.form?.requestSubmit();
        }}
        required
        type="number"
      />
      <StepButton
        aria-label={labels.increase}
        aria-disabled={(!submits && value >= max) || undefined}
        disabled={submits && value >= max}
        {...(submits ? { name: "step", value: 1 } : { type: "button", "data-step": 1 })}
      >
        <Plus aria-hidden="true" className="size-4" />
      </StepButton>
    </span>
  );
}

/** One that only a script can make useful stays away where none runs. */
function StepButton(props: ComponentProps<"button">) {
  return (
    <button
      {...props}
      className="grid size-11 place-items-center rounded-pill transition-colors noscript:[&[type=button]]:hidden not-disabled:hover:bg-sunken disabled:text-ink-soft disabled:opacity-50 aria-disabled:text-ink-soft"
    />
  );
}
