import { addDays, formatDate } from "#app/lib/dates.ts";
import type { findListedProduct } from "#app/goods/catalog/queries/product.server.ts";
import { soldVariants } from "#app/goods/catalog/queries/variants.server.ts";
import { toDetail } from "#app/goods/catalog/views/product-detail.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { ownApprovals } from "../../queries/approvals.server.ts";
import type { ownRequests } from "../../queries/own-requests.server.ts";
import { unitsLeft } from "../../rules/check-clearance.ts";
import { unitsWords } from "../../texts/shopper.ts";

type ProductRow = NonNullable<Awaited<ReturnType<typeof findListedProduct>>>;
type Requests = Awaited<ReturnType<typeof ownRequests>>;

/** The product with the units that the buyer may still order; undefined for none. */
export async function showApproved(ctx: Ctx, { product, ...rest }: ProductRow, requests: Requests) {
  const left = unitsLeft(product.id, await ownApprovals(ctx, null));
  if (left === 0) return undefined;
  const variants = product.highestPrice === null ? [] : await soldVariants(ctx.db, product.id);
  const detail = toDetail({ ...product, ...rest, variants }, null);
  return { left: unitsWords(left), until: lastDay(requests, ctx.now), detail };
}

/** The end of the approval that is valid longest. */
function lastDay(requests: Requests, now: Date): string {
  const ends = requests.flatMap(({ approval }) =>
    approval && approval.endedAt === null && approval.until > now ? [approval.until] : [],
  );
  const latest = ends.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? now;
  return formatDate(addDays(latest, -1));
}
