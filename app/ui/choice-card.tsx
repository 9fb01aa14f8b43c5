import type { ComponentProps, ReactNode } from "react";
import { Choice } from "./choice.tsx";

type ChoiceCardProps = ComponentProps<typeof Choice> & {
  label: ReactNode;
  hint?: ReactNode;
  /** At the far end: a price, a key to press. */
  aside?: ReactNode;
};

/** One answer among several, the whole card being the target; `type` decides one or many. */
export function ChoiceCard({ label, hint, aside, ...choice }: ChoiceCardProps) {
  return (
    <label className="flex min-h-14 items-start gap-3 rounded-card border border-line bg-surface px-4 py-3.5 transition-colors hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent [&_input]:scroll-my-24 [&_input]:outline-none">
      <Choice {...choice} />
      <span className="grid flex-1 gap-0.5">
        <span className="font-semibold">{label}</span>
        {hint && <span className="text-sm text-ink-soft">{hint}</span>}
      </span>
      {aside && <span className="figures shrink-0">{aside}</span>}
    </label>
  );
}
