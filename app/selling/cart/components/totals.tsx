import { SummaryList } from "#app/ui/summary-list.tsx";
import { totalRows, type ShownTotals } from "../views/total-rows.ts";

export function Totals(shown: ShownTotals) {
  return <SummaryList rows={totalRows(shown)} />;
}
