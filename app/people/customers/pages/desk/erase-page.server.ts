import { data, href } from "react-router";
import { findCustomer } from "../../queries/customer.server.ts";
import { askGuestErasure } from "#app/office/erasure/commands/ask-guest-erasure.server.ts";
import { stopGuestErasure } from "#app/office/erasure/commands/stop-guest-erasure.server.ts";
import { guestErasureInput } from "#app/office/erasure/input.ts";
import { staffErasure as say } from "#app/office/erasure/texts/staff.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";

type EraseFormErrors = { message?: string; errors?: Record<string, string>; reason?: string };

/** Staff request the erasure of a guest, or cancel the request. */
export async function submitErase(served: RequestContext, request: Request, customerId: string) {
  const { ctx } = served;
  const texts = await readFormTexts(request);
  if (!(await findCustomer(ctx.db, customerId))) throw notFound();
  const page = href("/admin/customers/:customerId", { customerId });
  if (texts["intent"] === "stop") {
    const stopped = await stopGuestErasure(ctx, customerId);
    if (stopped.ok) return redirectWithFlash(served, page, say.stopped);
    return data<EraseFormErrors>({ message: say.refusals[stopped.reason] }, { status: 409 });
  }
  if (texts["intent"] !== "erase")
    return data<EraseFormErrors>({ message: say.noStep }, { status: 422 });
  const form = parseForm(guestErasureInput, texts);
  const reason = texts["reason"] ?? "";
  if (!form.ok) {
    const [message] = Object.values(form.errors);
    return data<EraseFormErrors>(
      { errors: form.errors, reason, ...(message && { message }) },
      { status: 422 },
    );
  }
  const asked = await askGuestErasure(ctx, customerId, { reason: form.value.reason });
  if (asked.ok) return redirectWithFlash(served, page, say.asked);
  return data<EraseFormErrors>({ message: say.refusals[asked.reason], reason }, { status: 409 });
}
