import { and, eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { askedColumns } from "../queries/attempts.server.ts";
import { payments } from "../tables.server.ts";
import { askGateway, type StatusServices } from "./ask-gateway.server.ts";

/**
 * Follows a callback that anybody might have written: asks the gateway itself how the attempt stands.
 * Answers what to say to the caller; without an answer of the gateway it should call again.
 */
export async function askAfterCallback(
  ctx: Ctx,
  services: StatusServices,
  gateway: string,
  reference: string,
): Promise<"recorded" | "unknown_reference" | "no_answer"> {
  const [attempt] = await ctx.db
    .select(askedColumns)
    .from(payments)
    .where(and(eq(payments.reference, reference), eq(payments.gateway, gateway)));
  if (!attempt) return "unknown_reference";
  return (await askGateway(ctx, services, attempt)) ? "recorded" : "no_answer";
}
