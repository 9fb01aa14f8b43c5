import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { openAttempts } from "../queries/attempts.server.ts";
import { askGateway, type StatusServices } from "./ask-gateway.server.ts";

/** Asks how the open attempts of an unpaid order stand; an order that moved on asks nobody. */
export async function askOpenAttempts(
  ctx: Ctx,
  services: StatusServices,
  orderId: string,
): Promise<void> {
  const open = await openAttempts(ctx.db, orderId);
  await Promise.all(open.map((attempt) => askGateway(ctx, services, attempt)));
}
