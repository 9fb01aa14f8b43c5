import { reportWords as say } from "./report-words.ts";

type ChartHeadProps = { title: string; compares: boolean };

/** What a chart shows, and which colour is which period. */
export function ChartHead({ title, compares }: ChartHeadProps) {
  return (
    <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 className="text-lg font-semibold">{title}</h2>
      <span className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
        <span className="report-key" data-of="now">
          {say.now}
        </span>
        {compares && (
          <span className="report-key" data-of="before">
            {say.before}
          </span>
        )}
      </span>
    </figcaption>
  );
}
