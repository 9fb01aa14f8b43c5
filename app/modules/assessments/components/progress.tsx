import { assessmentMessages as say } from "../texts/shopper.ts";
import { LAST_STEP } from "../rules/steps.ts";

/** The native element, drawn in our colours: its width needs no inline style. */
export function Progress({ step }: { step: number }) {
  const text = say.step(step, LAST_STEP);
  return (
    <div className="grid gap-2">
      <p className="figures text-sm text-ink-soft">{text}</p>
      <progress
        aria-label={say.progress}
        aria-valuenow={step}
        aria-valuetext={text}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-pill bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-pill [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-200"
        max={LAST_STEP}
        value={step}
      />
    </div>
  );
}
