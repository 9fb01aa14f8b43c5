import { href } from "react-router";
import { findDiscountById } from "../../queries/find-discount.server.ts";
import { discountResults } from "#app/selling/orders/queries/discount-results.server.ts";
import { qrPath } from "#app/running/security/views/qr-path.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

/** The results of a code and, while it is usable, its link. */
export async function showResults(
  { ctx, env }: Pick<RequestContext, "ctx" | "env">,
  discountId: string,
) {
  const discount = await findDiscountById(ctx.db, discountId);
  if (!discount) return undefined;
  const { code, archivedAt } = discount;
  const link = new URL(href("/discount/:code", { code }), env.appUrl).href;
  return {
    results: await discountResults(ctx.db, discountId),
    link: archivedAt ? undefined : { code, link, qrCode: qrPath(link) },
  };
}
