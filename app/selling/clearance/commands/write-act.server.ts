import { eq } from "drizzle-orm";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { isOver, leadsTo, type RequestAct } from "../rules/request-moves.ts";
import { clearanceRequests } from "../tables.server.ts";
import type { LockedRequest } from "./lock-request.server.ts";

type ActRecord = { answer?: string | null; after?: object };

/** The only function that changes a request's state. The log contains no answers. */
export async function writeAct(
  ctx: Ctx,
  request: LockedRequest,
  act: RequestAct,
  { answer, after }: ActRecord = {},
): Promise<void> {
  const state = leadsTo(act);
  const isDecision = act === "approve" || act === "decline" || act === "talk";
  await ctx.db
    .update(clearanceRequests)
    .set({
      state,
      version: request.version + 1,
      ...(answer !== undefined && { answer }),
      ...(isDecision && { decidedAt: ctx.now }),
      ...(isOver(state) && { endedAt: ctx.now }),
    })
    .where(eq(clearanceRequests.id, request.id));
  await recordAudit(ctx, {
    action: `clearance.${state}`,
    subject: { type: "clearance", id: request.id },
    before: { state: request.state },
    after: { state, ...after },
  });
}
