import { ChevronDown, Circle, CircleCheck } from "lucide-react";
import { cx } from "#app/ui/cx.ts";
import { Card } from "#app/ui/card.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { STEP_PAGES, type Step } from "./checklist.ts";
import { dashboardMessages as say, STEP_TEXTS } from "./texts.ts";

type ChecklistCardProps = { steps: readonly Step[]; isFolded: boolean };

/** The way to a shop that sells, each step with the page where it is taken; one line when it sells. */
export function ChecklistCard({ steps, isFolded }: ChecklistCardProps) {
  const done = steps.filter((step) => step.done).length;
  const words = say.progress(done, steps.length);
  return (
    <Card aria-labelledby="checklist" as="section" padding="none">
      <details className="group" open={!isFolded}>
        <summary className="checklist-line">
          <h2 id="checklist">{say.checklist}</h2>
          <ProgressBar label={say.checklist} max={steps.length} text={words} value={done} />
          <span className="figures text-ink-soft">{words}</span>
          <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
        </summary>
        <div className="px-4 pb-2">
          <p className="pb-3 text-ink-soft">{say.checklistLead}</p>
          <ol className="grid">
            {steps.map((step) => (
              <StepLine key={step.name} step={step} />
            ))}
          </ol>
        </div>
      </details>
    </Card>
  );
}

function StepLine({ step: { name, done, missing } }: { step: Step }) {
  const { title, why, missing: lacks, link } = STEP_TEXTS[name];
  const page = STEP_PAGES[name];
  const Icon = done ? CircleCheck : Circle;
  return (
    <li className="grid grid-cols-[1.5rem_1fr] gap-x-3 border-t border-line py-3 md:grid-cols-[1.5rem_1fr_auto]">
      <Icon
        aria-hidden="true"
        className={cx("mt-0.5 size-5", done ? "text-accent" : "text-ink-soft")}
      />
      <div className="grid gap-0.5">
        <p className={done ? "text-ink-soft" : "font-semibold"}>
          <span className="sr-only">{done ? say.done : say.open}: </span>
          {title}
        </p>
        {!done && <p className="measure text-ink-soft">{why}</p>}
        {lacks && missing.length > 0 && (
          <p className="measure text-ink-soft">{say.missing(lacks, missing)}</p>
        )}
      </div>
      {!done && page !== undefined && (
        <p className="col-start-2 md:col-start-3">
          <TextLink className="md:min-h-0" tight to={page}>
            {link}
          </TextLink>
        </p>
      )}
    </li>
  );
}
