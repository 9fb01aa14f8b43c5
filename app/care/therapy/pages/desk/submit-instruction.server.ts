import { data, href } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import {
  writeInstruction,
  type WriteRefusal,
  type WrittenAfter,
} from "../../commands/write-instruction.server.ts";
import { instructionMessages as say } from "../../texts/staff.ts";
import { afterInput, instructionInput } from "./instruction-input.ts";
import { doseField } from "./step-fields.ts";

type Texts = Record<string, string>;

const FIELDS: Partial<Record<WriteRefusal["reason"], string>> = {
  no_product: "productId",
  valid_day: "validUntil",
  contact_day: "contactOn",
  above_label: doseField(1),
  water: "waterMl",
  not_mixed: "vialMg",
  no_end_but_last: doseField(1),
};

type Written = { after: (texts: Texts) => Read; to: string };
type Read = { ok: true; value: WrittenAfter } | { ok: false; errors: Texts };

/** Writes an instruction for the patient of a visit. */
export function submitInstruction(served: RequestContext, request: Request, bookingId: string) {
  const to = href("/admin/consultations/:bookingId/instruction", { bookingId });
  return write(served, request, { after: () => ({ ok: true, value: { bookingId } }), to });
}

/** The same from the record of the patient, after the visit or the contact that is named. */
export function submitForPatient(served: RequestContext, request: Request, customerId: string) {
  const to = href("/admin/customers/:customerId/instructions", { customerId });
  return write(served, request, { after: (texts) => readAfter(texts, customerId), to });
}

function readAfter(texts: Texts, customerId: string): Read {
  const form = parseForm(afterInput, texts);
  if (!form.ok) return form;
  const { bookingId, contact } = form.value;
  return { ok: true, value: contact ? { customerId, ...contact } : { bookingId } };
}

async function write(served: RequestContext, request: Request, { after, to }: Written) {
  const values = await readFormTexts(request);
  const refused = (status: number, message: string, errors: Texts) =>
    data({ message, errors, values, attempt: served.ctx.ids.newId() }, { status });
  const form = parseForm(instructionInput, values);
  const basis = after(values);
  if (!form.ok || !basis.ok) {
    const found = { ...(basis.ok ? {} : basis.errors), ...(form.ok ? {} : form.errors) };
    const { id: odd, ...errors } = found;
    const [message = say.errors.notUnderstood] = odd ? [odd] : Object.values(errors);
    return refused(422, message, errors);
  }
  const done = await writeInstruction(served.ctx, basis.value, form.value);
  if (done.ok) return redirectWithFlash(served, to, say.written);
  const message = say.refused[done.reason];
  if (done.reason === "not_found") return refused(404, message, {});
  if (done.reason === "forbidden") return refused(403, message, {});
  const field = FIELDS[done.reason];
  return field ? refused(422, message, { [field]: message }) : refused(409, message, {});
}
