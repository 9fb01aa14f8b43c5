import { Check, Minus } from "lucide-react";
import { cx } from "#app/ui/cx.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { timelineMessages as say } from "../texts/shopper.ts";
import type { EndStep } from "../views/order-timeline.ts";
import type { ShownStep, ShownTimeline } from "../views/show-timeline.ts";

/** Vertical on a phone, horizontal on wider screens. */
export function OrderTimeline({ timeline }: { timeline: ShownTimeline }) {
  const { steps, expected } = timeline;
  return (
    <div className="grid gap-5">
      {expected && (
        <div>
          <p className={cx("text-lg", expected.isLate && "text-warning")}>{expected.text}</p>
          {expected.why && <p className="text-sm text-ink-soft">{expected.why}</p>}
        </div>
      )}
      <ol className="grid md:auto-cols-fr md:grid-flow-col">
        {steps.map((step, index) => (
          <TimelineStep isLast={index === steps.length - 1} key={step.name} step={step} />
        ))}
      </ol>
    </div>
  );
}

const ENDS: readonly string[] = [
  "cancelled",
  "expired",
  "replaced",
  "returned",
  "refunded",
] satisfies EndStep[];

const marks: Record<ShownStep["state"], string> = {
  done: "border-accent bg-accent text-on-accent",
  now: "border-accent text-accent",
  ahead: "border-line-strong",
};

function TimelineStep({ step, isLast }: { step: ShownStep; isLast: boolean }) {
  const { name, state, label, at, hint } = step;
  const ended = ENDS.includes(name);
  const mark = ended ? "border-line-strong bg-sunken text-ink" : marks[state];
  return (
    <li
      aria-current={state === "now" ? "step" : undefined}
      className="relative grid grid-cols-[1.75rem_1fr] gap-x-3 pb-6 last:pb-0 md:grid-cols-1 md:content-start md:gap-y-2.5 md:pr-2 md:pb-0"
    >
      {!isLast && (
        <span
          aria-hidden="true"
          className={cx(
            "absolute top-7 bottom-0 left-3.5 w-px md:top-3.5 md:right-0 md:bottom-auto md:left-7 md:h-px md:w-auto",
            state === "done" ? "bg-accent" : "bg-line-strong",
          )}
        />
      )}
      <span
        aria-hidden="true"
        className={cx("grid size-7 place-items-center rounded-pill border", mark)}
      >
        {state === "done" && (ended ? <Minus className="size-4" /> : <Check className="size-4" />)}
        {state === "now" && <span className="size-2.5 rounded-pill bg-accent" />}
      </span>
      <div className="grid content-start">
        <p className={cx("leading-7", state === "ahead" ? "text-ink-soft" : "font-semibold")}>
          <VisuallyHidden>{say.states[state]}: </VisuallyHidden>
          {label}
        </p>
        {(hint ?? at) && <p className="figures text-sm text-ink-soft">{hint ?? at}</p>}
      </div>
    </li>
  );
}
