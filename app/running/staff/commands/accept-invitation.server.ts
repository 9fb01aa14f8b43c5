import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { lockInvitation } from "../queries/open-invitation.server.ts";
import { grantInvited } from "./grant-invited.server.ts";
import { redeemInvitation } from "./redeem-invitation.server.ts";

export async function acceptInvitation(
  ctx: Ctx,
  token: string,
): Promise<Result<undefined, Refusal<"forbidden" | "link_over" | "other_address">>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const invitation = await lockInvitation(tx, token);
    if (!invitation) return refuse("link_over");
    const { email } = invitation;
    if (email !== null && email !== actor.email) return refuse("other_address");
    await redeemInvitation(tx, invitation, actor.userId);
    await grantInvited(tx, actor.userId);
    return ok(undefined);
  });
}
