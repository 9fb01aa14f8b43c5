import { lotMessages as say } from "../texts/shopper.ts";
import type { ShownLot } from "../views/show-lots.ts";

/** Withdrawn reports with the reasons, for people who saw them. */
export function WithdrawnReports({ reports }: { reports: ShownLot["withdrawn"] }) {
  return reports.map(({ id, text, why }) => (
    <div className="measure rounded-card bg-warning-soft px-4 py-3.5" key={id}>
      <p className="font-semibold">{say.withdrawn(text)}</p>
      <p>{why}</p>
    </div>
  ));
}
