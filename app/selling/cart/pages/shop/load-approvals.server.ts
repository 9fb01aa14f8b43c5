import { ownApprovals } from "#app/selling/clearance/queries/approvals.server.ts";
import { hasClinician } from "#app/selling/clearance/queries/clinicians.server.ts";
import { unitsLeft } from "#app/selling/clearance/rules/check-clearance.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { CartLine } from "../../queries.server.ts";
import type { Approval } from "../../views/show-line.ts";

type Line = Pick<CartLine, "productId" | "clearance" | "quantity">;

/** Clinicians' approvals for a cart's lines. Queried only if a product needs one. */
export async function loadApprovals(
  ctx: Ctx,
  cartId: string | undefined,
  lines: readonly Line[],
): Promise<(line: Line) => Approval | undefined> {
  const guarded = lines.filter(({ clearance }) => clearance === "required");
  if (guarded.length === 0) return () => undefined;
  const { actor } = ctx;
  const [approvals, mayAsk] = await Promise.all([
    ownApprovals(ctx, cartId ?? null),
    hasClinician(ctx.db, actor.kind === "user" ? actor.userId : undefined),
  ]);
  return ({ productId, clearance }) => {
    if (clearance !== "required") return undefined;
    const same = guarded.filter((line) => line.productId === productId);
    const wanted = same.reduce((sum, { quantity }) => sum + quantity, 0);
    return { left: unitsLeft(productId, approvals), wanted, mayAsk };
  };
}
