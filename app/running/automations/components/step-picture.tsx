import { automationMessages } from "../texts/staff.ts";
import type { Step } from "../views/show-steps.ts";

const say = automationMessages.picture;

const [WIDTH, BOX, GAP] = [360, 54, 22];
/** Exits are drawn this far to the right of the main line. */
const ASIDE = 48;

/** A diagram of an automation from its event to its mail, with the number of runs at each step. */
export function StepPicture({ steps }: { steps: readonly Step[] }) {
  return (
    <figure className="max-w-md">
      <svg
        aria-hidden="true"
        className="w-full"
        viewBox={`0 0 ${WIDTH} ${steps.length * (BOX + GAP) - GAP + 2}`}
      >
        {steps.map((step, place) => (
          <StepShape key={step.title} step={step} steps={steps} top={place * (BOX + GAP) + 1} />
        ))}
      </svg>
      <ol className="sr-only">
        {steps.map(({ title, note, count }) => (
          <li key={title}>
            {title}: {note}.{count !== undefined && ` ${say.here(count)}.`}
          </li>
        ))}
      </ol>
    </figure>
  );
}

const looks: Record<Step["kind"], string> = {
  begin: "fill-sunken stroke-line",
  line: "fill-surface stroke-line-strong",
  end: "fill-surface stroke-line",
  goal: "fill-accent-soft stroke-accent",
};

type StepShapeProps = { step: Step; steps: readonly Step[]; top: number };

function StepShape({ step, steps, top }: StepShapeProps) {
  const { title, note, count, kind } = step;
  const left = kind === "end" ? ASIDE : 1;
  const isLast = step === steps.at(-1);
  return (
    <g>
      {!isLast && <path className="stroke-ink-soft" d={`M20 ${top + BOX}v${GAP}`} fill="none" />}
      {kind === "end" && (
        <path
          className="stroke-ink-soft"
          d={`M20 ${top - GAP}V${top + BOX}M20 ${top + BOX / 2}H${ASIDE}`}
          fill="none"
        />
      )}
      <rect
        className={looks[kind]}
        height={BOX}
        rx="8"
        strokeDasharray={kind === "end" ? "4 3" : undefined}
        width={WIDTH - left - 1}
        x={left}
        y={top}
      />
      <text className="fill-ink text-[14px] font-semibold" x={left + 14} y={top + 23}>
        {title}
      </text>
      <text className="fill-ink-soft text-[13px]" x={left + 14} y={top + 42}>
        {note}
      </text>
      {count !== undefined && (
        <text
          className="fill-ink text-[18px] font-semibold tabular-nums"
          textAnchor="end"
          x={WIDTH - 16}
          y={top + 33}
        >
          {count}
        </text>
      )}
    </g>
  );
}
