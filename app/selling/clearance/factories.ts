import { addDays, shopDay } from "#app/lib/dates.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { approveRequest } from "./commands/approve-request.server.ts";
import { askForClearance, type WantedClearance } from "./commands/ask-for-clearance.server.ts";
import { takeRequest } from "./commands/take-request.server.ts";

let made = 0;

/** A product that needs a clinician's approval, for a test. */
export const makeGuarded = (ctx: Ctx, given: { stock?: number } = {}) =>
  makeProduct(ctx, { name: `Guarded ${(made += 1)}`, stock: 20, clearance: "required", ...given });

/** A request of `buyer`, for a test. */
export async function makeRequest(
  buyer: Ctx,
  given: Partial<WantedClearance> & { productId: string },
): Promise<string> {
  const answers = { purpose: "To lose weight", medicines: "None", conditions: [] };
  const sent = await askForClearance(buyer, { units: 2, answers, assessmentId: null, ...given });
  if (!sent.ok) throw new Error(`refused: ${sent.reason}`);
  return sent.value.requestId;
}

type ApprovalInput = { productId: string; units: number; days?: number };

/** A request of `buyer` that `clinician` approved, for a test. */
export async function makeApproval(
  buyer: Ctx,
  clinician: Ctx,
  { productId, units, days = 30 }: ApprovalInput,
): Promise<string> {
  const requestId = await makeRequest(buyer, { productId, units });
  await takeRequest(clinician, requestId);
  const lastDay = shopDay(addDays(clinician.now, days));
  const on = { requestId, version: 2, units, lastDay, answer: null };
  const approved = await approveRequest(clinician, on);
  if (!approved.ok) throw new Error(`refused: ${approved.reason}`);
  return requestId;
}
