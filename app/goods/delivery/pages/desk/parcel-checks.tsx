import { href, Link } from "react-router";
import { formatDay } from "#app/lib/dates.ts";
import { formatCount } from "#app/lib/money.ts";
import type { ChecksOfDay } from "#app/selling/orders/queries/parcel-checks.server.ts";
import { parcelCheckCounts as say } from "#app/selling/orders/texts/staff-parcel-checks.ts";
import { ReportTable } from "#app/ui/report/report-table.tsx";

type ParcelChecksProps = { checks: readonly ChecksOfDay[]; days: number };

/** How often recipients checked whether a parcel is from this shop, and how often it was not. */
export function ParcelChecks({ checks, days }: ParcelChecksProps) {
  return (
    <div className="grid gap-3">
      {checks.length === 0 ? (
        <section className="grid gap-2">
          <h2 className="text-lg font-semibold">{say.title(days)}</h2>
          <p>{say.none}</p>
        </section>
      ) : (
        <ReportTable
          columns={[{ label: say.found }, { label: say.notFound }]}
          of={say.day}
          rows={checks.map(({ day, found, notFound }) => ({
            key: day,
            name: formatDay(day),
            cells: [formatCount(found), formatCount(notFound)],
          }))}
          title={say.title(days)}
        />
      )}
      <p className="text-ink-soft">
        {say.lead}{" "}
        <Link className="underline underline-offset-4" to={href("/parcel")}>
          {say.open}
        </Link>
      </p>
    </div>
  );
}
