import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

type ChoiceProps = Omit<ComponentProps<"input">, "type"> & { type: "checkbox" | "radio" };

/** The native control, drawn in our colours; the mark is an element because CSP forbids data: images. */
export function Choice({ type, className, ...input }: ChoiceProps) {
  return (
    <span className={cx("relative grid size-6 shrink-0 place-items-center", className)}>
      <input
        {...input}
        className={cx(
          "peer size-6 appearance-none border border-line-strong bg-surface transition-colors checked:border-accent checked:bg-accent hover:border-ink aria-invalid:border-error forced-colors:appearance-auto",
          type === "radio" ? "rounded-pill" : "rounded-small",
        )}
        type={type}
      />
      {type === "radio" ? (
        <span className="pointer-events-none absolute size-2.5 rounded-pill bg-on-accent opacity-0 peer-checked:opacity-100 forced-colors:hidden" />
      ) : (
        <Check
          aria-hidden="true"
          className="pointer-events-none absolute size-4 text-on-accent opacity-0 stroke-3 peer-checked:opacity-100 forced-colors:hidden"
        />
      )}
    </span>
  );
}
