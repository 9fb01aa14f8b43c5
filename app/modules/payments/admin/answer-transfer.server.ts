import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { confirmTransfer } from "../commands/confirm-transfer.server.ts";
import { declineTransfer } from "../commands/decline-transfer.server.ts";
import { confirmTransferInput, declineTransferInput } from "../input.ts";
import { staffTransferMessages as say } from "../texts/staff.ts";

type Texts = Record<string, string>;
type Answered = Result<
  string,
  Refusal<"refused"> & { text: string; errors?: Record<string, string> }
>;

/** The form that says the money is here, answered in the words staff read. */
export async function submitConfirmation(
  ctx: Ctx,
  orderId: string,
  texts: Texts,
): Promise<Answered> {
  const form = parseForm(confirmTransferInput, texts);
  if (!form.ok) return refuse("refused", { text: say.checkFields, errors: form.errors });
  const done = await confirmTransfer(ctx, { orderId, ...form.value });
  if (!done.ok) return refuse("refused", { text: say.refused[done.reason] });
  if (done.value === "paid") return ok(say.confirmed);
  return ok(done.value === "late_unfulfillable" ? say.unfulfillable : say.mismatch);
}

/** The form that declines a proof. */
export async function submitDecline(ctx: Ctx, orderId: string, texts: Texts): Promise<Answered> {
  const form = parseForm(declineTransferInput, texts);
  if (!form.ok) return refuse("refused", { text: say.checkFields, errors: form.errors });
  const done = await declineTransfer(ctx, { orderId, reason: form.value });
  return done.ok ? ok(say.declined) : refuse("refused", { text: say.refused[done.reason] });
}
