import { data, href } from "react-router";
import { formatMoney } from "#app/lib/money.ts";
import { MAX_PER_LINE } from "#app/selling/cart/rules/quantity.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import type { Gateways } from "#app/selling/payments/gateways/gateways.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { changeAddressByStaff } from "../../commands/change-address-by-staff.server.ts";
import { changeItemsByStaff } from "../../commands/change-items-by-staff.server.ts";
import { addressInput, staffChangeInput } from "../../input.ts";
import { readWanted } from "../../rules/read-wanted.ts";
import { staffChangeMessages as say } from "../../texts/staff-changes.ts";
import type { ShownPreview } from "../../views/show-staff-preview.ts";
import { explainStaffChange, type StaffChangeProblem } from "./explain-staff-change.ts";
import { previewChange } from "./edit-order-page.server.ts";

type Texts = Record<string, string>;

type EditAnswer = {
  intent: string;
  message: string;
  errors: Record<string, string>;
  values: Texts;
  /** The products whose use a clinician must supervise. */
  acknowledge: readonly string[];
  preview: ShownPreview | undefined;
};

type EditForm = { served: RequestContext; gateways: Gateways; orderId: string; texts: Texts };

/** Previews a change, makes it, or corrects the address. */
export async function submitEditOrder(sent: EditForm) {
  const { intent = "" } = sent.texts;
  if (intent === "preview" || intent === "change") return submitItems(sent, intent);
  if (intent === "address") return submitAddress(sent);
  return again(intent, 400, { message: say.errors.unknown });
}

async function submitItems({ served, gateways, orderId, texts }: EditForm, intent: string) {
  const values = texts;
  const read = readWanted(texts);
  if (!read.ok) {
    const message = say.errors.no_quantity(MAX_PER_LINE);
    const errors = Object.fromEntries(read.fields.map((field) => [field, message]));
    return again(intent, 422, { message, errors, values });
  }
  const form = parseForm(staffChangeInput, texts);
  if (!form.ok) {
    // Staff never type these fields, so the form is outdated or was not ours.
    if (form.errors["shownTotal"] || form.errors["plannedTotal"]) {
      return again(intent, 400, { message: say.errors.changed_meanwhile });
    }
    return again(intent, 422, { message: say.errors.check, errors: form.errors, values });
  }
  const { shownTotal, plannedTotal, reason, supervision } = form.value;
  const supervisionConfirmed = supervision === "yes";
  const wish = { orderId, ...read.value, shownTotal, reason, supervisionConfirmed };
  if (intent === "preview") return showPreview(served, intent, wish, values);
  if (plannedTotal === undefined) {
    return showPreview(served, intent, wish, values, say.errors.plan_changed);
  }
  const changed = await changeItemsByStaff(served.ctx, gateways, { ...wish, plannedTotal });
  if (!changed.ok) {
    return changed.reason === "plan_changed"
      ? showPreview(served, intent, wish, values, say.errors.plan_changed)
      : refused(intent, changed, values);
  }
  const { waitsFor } = changed.value;
  const text = waitsFor === undefined ? say.changed : say.linkSent(formatMoney(waitsFor));
  return toOrder(served, orderId, text);
}

async function showPreview(
  served: RequestContext,
  intent: string,
  wish: Parameters<typeof previewChange>[1],
  values: Texts,
  message = "",
) {
  const seen = await previewChange(served.ctx, wish);
  if (!seen.ok) return refused(intent, seen, values);
  return again(intent, message === "" ? 200 : 409, { message, values, preview: seen.value });
}

async function submitAddress({ served, orderId, texts }: EditForm) {
  const order = await findOrder(served.ctx.db, orderId);
  if (!order) return again("address", 404, { message: say.errors.not_found });
  const form = parseForm(addressInput(order.paymentMethod), texts);
  if (!form.ok) {
    return again("address", 422, { message: say.errors.check, errors: form.errors, values: texts });
  }
  const shown = texts["mark"] ?? "";
  const changed = await changeAddressByStaff(served.ctx, { orderId, form: form.value, shown });
  if (!changed.ok) return refused("address", changed, texts);
  return toOrder(served, orderId, say.addressSaved);
}

/** After a concurrent change, the page shows the order's present items, not the typed ones. */
function refused(intent: string, problem: StaffChangeProblem, values: Texts) {
  const status = problem.reason === "forbidden" ? 403 : problem.reason === "not_found" ? 404 : 409;
  const acknowledge = problem.reason === "supervision_unconfirmed" ? problem.products : [];
  const message = explainStaffChange(problem);
  const isOld = problem.reason === "changed_meanwhile";
  return again(intent, status, { message, acknowledge, values: isOld ? {} : values });
}

function again(intent: string, status: number, shown: Partial<Omit<EditAnswer, "intent">>) {
  const nothing = { message: "", errors: {}, values: {}, acknowledge: [], preview: undefined };
  return data<EditAnswer>({ ...nothing, ...shown, intent }, { status });
}

function toOrder(served: RequestContext, orderId: string, text: string): Response {
  return redirectWithFlash(served, href("/admin/orders/:orderId", { orderId }), text);
}
