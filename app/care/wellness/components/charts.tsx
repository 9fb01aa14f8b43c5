import { Link } from "react-router";
import { RANGES, type Range } from "../rules/series.ts";
import { chartMessages as say } from "../texts/shopper-charts.ts";
import type { ShownChart } from "../views/show-charts.ts";
import { LineChart } from "./line-chart.tsx";

/** All measures over the time that was chosen. */
export function Charts({ charts, range }: { charts: readonly ShownChart[]; range: Range }) {
  return (
    <section className="grid gap-4" id="charts">
      <div className="grid gap-1">
        <h3 className="text-xl">{say.title}</h3>
        <p className="measure text-ink-soft">{say.lead}</p>
      </div>
      <nav aria-label={say.range}>
        <ul className="flex flex-wrap gap-2">
          {RANGES.map((one) => (
            <li key={one}>
              <Link
                aria-current={one === range ? "page" : undefined}
                className="inline-flex min-h-11 items-center rounded-pill border border-line-strong bg-surface px-4 hover:bg-sunken aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-semibold"
                preventScrollReset
                to={{ search: `?range=${one}`, hash: "#charts" }}
              >
                {say.ranges[one]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2">
        {charts.map((chart) => (
          <LineChart chart={chart} key={chart.measure} />
        ))}
      </div>
    </section>
  );
}
