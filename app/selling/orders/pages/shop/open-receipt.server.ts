import { findOrderByToken } from "../../queries/find-order.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orNotFound } from "#app/platform/http/request-context.server.ts";

/** Every holder of the link may see the order. An invalid token is a missing page. */
export async function openReceipt(ctx: Ctx, token: string) {
  return orNotFound(await findOrderByToken(ctx, token));
}
