import { formatDays, type Delivery } from "#app/goods/catalog/rules/delivery-promise.ts";
import { coldWaits } from "#app/goods/delivery/texts/shopper.ts";
import { adminOrderMessages } from "../../../texts/staff.ts";
import type { ShownTimeline } from "../../../views/show-timeline.ts";

const { days: say } = adminOrderMessages;

/** The original promise, and the days that the buyer reads now. */
export function showDays(
  { delivery }: { delivery: Delivery | null },
  { expected }: Pick<ShownTimeline, "expected">,
) {
  const promise = delivery?.promise;
  if (!promise) return undefined;
  const { leaves, arrives, why } = promise;
  const promised = say.promised(formatDays(leaves), formatDays(arrives));
  return {
    promised,
    why: why && coldWaits[why],
    area: delivery.parcel?.area ?? undefined,
    now: expected && expected.text !== promised ? say.reads(expected.text) : undefined,
  };
}

export type ShownDays = NonNullable<ReturnType<typeof showDays>>;
