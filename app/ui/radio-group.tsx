import type { ChangeEventHandler, ReactNode } from "react";
import { ChoiceCard } from "./choice-card.tsx";
import { cx } from "./cx.ts";
import { FieldError, FieldHint } from "./field-message.tsx";
import { describedBy, fieldId } from "./field-wiring.ts";

export type RadioOption = {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  aside?: ReactNode;
  disabled?: boolean | undefined;
  /** The id of what says more, such as why it is disabled. */
  "aria-describedby"?: string | undefined;
};

type RadioGroupProps = {
  name: string;
  legend: ReactNode;
  options: readonly RadioOption[];
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  defaultValue?: string | undefined;
  /** With `value` the caller holds the answer; without it the form does. */
  value?: string | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  id?: string | undefined;
  className?: string | undefined;
};

/** The id is on the first radio, so that a link from the error summary lands on a control. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, legend, options, hint, error, value, defaultValue, id = fieldId(name) } = props;
  return (
    <fieldset
      aria-describedby={describedBy(id, props)}
      className={cx("grid gap-2", props.className)}
    >
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id}>{error}</FieldError>
      {options.map((option, index) => (
        <ChoiceCard
          {...option}
          {...(value === undefined
            ? { defaultChecked: option.value === defaultValue }
            : { checked: option.value === value })}
          aria-invalid={error ? true : undefined}
          id={index === 0 ? id : undefined}
          key={option.value}
          name={name}
          onChange={props.onChange}
          required={props.required}
          type="radio"
        />
      ))}
    </fieldset>
  );
}
