import { formatDate } from "#app/lib/dates.ts";
import type { OrderWithItems } from "../../../queries/find-order.server.ts";
import type { NextParcel } from "../../../queries/packing-plan.server.ts";
import { lotField } from "../../../rules/entered-lots.ts";
import { lotsFor, planKey } from "../../../rules/plan-packing.ts";

/** The possible lots of each line, with suggested units. */
export function showLotsToShip(
  { items }: Pick<OrderWithItems, "items">,
  { plan, lines, lots }: NextParcel,
  today: string,
) {
  return {
    /** Changes when the lots or the items change. */
    key: planKey(plan),
    isShort: plan.some(({ missing }) => missing > 0),
    lines: lines.map((line) => {
      const taken = plan.find(({ itemId }) => itemId === line.itemId)?.lots ?? [];
      return {
        itemId: line.itemId,
        name: items.find(({ id }) => id === line.itemId)?.productName ?? "",
        units: line.units,
        lots: (line.hasLots ? lotsFor(line, lots, today) : []).map((lot) => ({
          field: lotField(line.itemId, lot.id),
          number: lot.lotNumber,
          expiresOn: formatDate(lot.expiresOn),
          left: lot.left,
          units: taken.find(({ lotId }) => lotId === lot.id)?.units ?? 0,
        })),
      };
    }),
  };
}

export type LotsToShip = ReturnType<typeof showLotsToShip>;
