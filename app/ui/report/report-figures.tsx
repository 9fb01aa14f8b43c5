import { ArrowDown, ArrowUp, Info } from "lucide-react";
import { useId } from "react";
import { changeOf } from "#app/lib/report/change.ts";
import { reportWords as say } from "./report-words.ts";

export type ReportFigure = {
  label: string;
  /** One sentence on what the figure includes and excludes. */
  definition: string;
  /** Undefined if unknown, such as a share of zero. */
  now: number | undefined;
  /** Undefined if the report has no comparison. */
  before: number | undefined;
  format: (value: number) => string;
};

export function ReportFigures({ figures }: { figures: readonly ReportFigure[] }) {
  return (
    <dl className="figure-grid">
      {figures.map((figure) => (
        <div className="report-figure" key={figure.label}>
          <dt className="flex items-center justify-between gap-1 text-sm text-ink-soft">
            {figure.label}
            <Definition {...figure} />
          </dt>
          <dd className="figures report-value">
            <span>{figure.now === undefined ? say.unknown : figure.format(figure.now)}</span>
          </dd>
          {figure.now !== undefined && figure.before !== undefined && (
            <dd className="text-sm text-ink-soft">
              <Change before={figure.before} format={figure.format} now={figure.now} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** A tooltip on hover and focus, a note over the page on touch. */
function Definition({ label, definition }: ReportFigure) {
  const id = useId();
  return (
    <>
      <button
        aria-label={say.means(label, definition)}
        className="report-info"
        data-tip=""
        popoverTarget={id}
        type="button"
      >
        <Info aria-hidden="true" className="size-4" />
      </button>
      <div className="report-definition" id={id} popover="auto">
        <strong>{label}</strong>
        <p>{definition}</p>
      </div>
    </>
  );
}

type ChangeProps = { now: number; before: number; format: (value: number) => string };

function Change({ now, before, format }: ChangeProps) {
  const change = changeOf(now, before);
  if (!change) return say.noneBefore;
  if (change.direction === "same") return say.same;
  const Arrow = change.direction === "up" ? ArrowUp : ArrowDown;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span className="inline-flex items-center gap-0.5 font-semibold text-ink">
        <Arrow aria-hidden="true" className="size-4" />
        <span className="sr-only">{change.direction}</span>
        {change.percent.toLocaleString("en")}%
      </span>
      {say.was(format(before))}
    </span>
  );
}
