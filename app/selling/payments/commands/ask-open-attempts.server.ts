import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { openAttempts } from "../queries/attempts.server.ts";
import { askGateway, type StatusServices } from "./ask-gateway.server.ts";

/** Asks the gateways about an unpaid order's open attempts. Skips an order that moved on. */
export async function askOpenAttempts(
  ctx: Ctx,
  services: StatusServices,
  orderId: string,
): Promise<void> {
  const open = await openAttempts(ctx.db, orderId);
  await Promise.all(open.map((attempt) => askGateway(ctx, services, attempt)));
}
