import { data, href } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { writeInstruction, type WriteRefusal } from "../commands/write-instruction.server.ts";
import { instructionMessages as say } from "../texts/staff.ts";
import { doseField, instructionInput } from "./instruction-input.ts";

type Texts = Record<string, string>;

const FIELDS: Partial<Record<WriteRefusal["reason"], string>> = {
  no_product: "productId",
  valid_day: "validUntil",
  above_label: doseField(1),
  no_end_but_last: doseField(1),
};

/** Writes an instruction for the patient of a visit. */
export async function submitInstruction(
  served: RequestContext,
  request: Request,
  bookingId: string,
) {
  const values = await readFormTexts(request);
  const refused = (status: number, message: string, errors: Texts) =>
    data({ message, errors, values, attempt: served.ctx.ids.newId() }, { status });
  const form = parseForm(instructionInput, values);
  if (!form.ok) {
    const { id: odd, ...errors } = form.errors;
    const [message = say.errors.notUnderstood] = odd ? [odd] : Object.values(errors);
    return refused(422, message, errors);
  }
  const done = await writeInstruction(served.ctx, bookingId, form.value);
  if (done.ok) {
    const to = href("/admin/consultations/:bookingId/instruction", { bookingId });
    return redirectWithFlash(served, to, say.written);
  }
  const message = say.refused[done.reason];
  if (done.reason === "not_found") return refused(404, message, {});
  if (done.reason === "forbidden") return refused(403, message, {});
  const field = FIELDS[done.reason];
  return field ? refused(422, message, { [field]: message }) : refused(409, message, {});
}
