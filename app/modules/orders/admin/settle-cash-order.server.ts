import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { confirmByPhone } from "../commands/confirm-by-phone.server.ts";
import { refuseParcel } from "../commands/refuse-parcel.server.ts";
import { refusedParcelInput } from "../input.ts";
import { adminOrderMessages as say } from "../texts/staff.ts";

type Refused = Refusal<"refused"> & { text: string; errors?: Record<string, string> };

/** The buttons of a cash order besides its collection, answered in the words staff read. */
export async function confirmForBuyer(ctx: Ctx, orderId: string): Promise<Result<string, Refused>> {
  const confirmed = await confirmByPhone(ctx, orderId);
  if (confirmed.ok) return ok(say.cash.confirmed);
  const text = confirmed.reason === "forbidden" ? say.forbidden : say.cash.notToConfirm;
  return refuse("refused", { text });
}

export async function recordRefusedParcel(
  ctx: Ctx,
  orderId: string,
  texts: Record<string, string>,
): Promise<Result<string, Refused>> {
  const form = parseForm(refusedParcelInput, texts);
  if (!form.ok) return refuse("refused", { text: say.chooseGoods, errors: form.errors });
  const refused = await refuseParcel(ctx, { orderId, goods: form.value.goods });
  if (refused.ok) return ok(say.cash.refused);
  const text = refused.reason === "forbidden" ? say.forbidden : say.cash.notOnItsWay;
  return refuse("refused", { text });
}
