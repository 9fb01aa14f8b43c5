import type { OrderRow } from "../../components/order-columns.tsx";
import { bulkMessages as say } from "../../texts/staff-bulk.ts";
import type { BulkAct } from "#app/ui/list/list-column.ts";
import { isJudged, WHY_NOT, type OrderAct } from "./order-acts.ts";

/** Bulk actions, each with the rows of the page that it applies to. */
export function bulkActs(acts: readonly OrderAct[], rows: readonly OrderRow[]): BulkAct[] {
  return acts.map((act) => {
    const bar = { act, label: say.acts[act] };
    if (!isJudged(act)) return bar;
    const fitting = new Set(rows.filter((row) => !WHY_NOT[act](row)).map(({ id }) => id));
    return { ...bar, only: { fits: (id) => fitting.has(id), unfit: say.unfit[act] } };
  });
}
