import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { isClinician } from "../rules/decides-clearance.ts";
import { isLegal, type RequestAct } from "../rules/request-moves.ts";
import { lockRequest, type LockedRequest } from "./lock-request.server.ts";

/** The part that all decisions share: the request, and the version that the clinician saw. */
export type DecideOn = { requestId: string; version: number };

export type DecideRefusal = Refusal<
  "forbidden" | "not_found" | "not_yours" | "own_request" | "not_now" | "changed_meanwhile"
>;

/** Locks the request, if the clinician who took it may perform this act now. */
export async function openAct(
  tx: Ctx,
  act: RequestAct,
  { requestId, version }: DecideOn,
): Promise<Result<{ request: LockedRequest; clinicianId: string }, DecideRefusal>> {
  if (!isClinician(tx.actor)) return refuse("forbidden");
  const { userId: clinicianId } = tx.actor;
  const request = await lockRequest(tx, requestId);
  if (!request) return refuse("not_found");
  if (request.userId === clinicianId) return refuse("own_request");
  if (request.clinicianId !== clinicianId) return refuse("not_yours");
  if (!isLegal(act, request.state)) return refuse("not_now");
  if (request.version !== version) return refuse("changed_meanwhile");
  return ok({ request, clinicianId });
}
