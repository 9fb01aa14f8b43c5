import { data, href } from "react-router";
import { MAX_LINES, MAX_PER_LINE } from "#app/selling/cart/rules/quantity.ts";
import type { StockLine } from "#app/goods/catalog/rules/stock.ts";
import type { Gateway } from "#app/selling/payments/gateways/gateway.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { placeByStaff } from "../../commands/place-by-staff.server.ts";
import { staffOrderEnvelope, staffOrderInput } from "../../input.ts";
import { readWanted } from "../../rules/read-wanted.ts";
import { staffOrderMessages as say } from "../../texts/staff-order.ts";
import type { ShownStaffOrder } from "../../views/show-staff-order.ts";
import { explainStaffOrder } from "./explain-staff-order.ts";
import { fillNewOrder, isFilledIn } from "./load-new-order.server.ts";
import { previewStaffOrder } from "./preview-staff-order.server.ts";

type Texts = Record<string, string>;
type FormReply = { message: string; errors: Texts; preview: ShownStaffOrder | undefined };

export async function submitNewOrder(
  served: RequestContext,
  gateway: Gateway | undefined,
  texts: Texts,
) {
  const { ctx } = served;
  const again = async (status: number, said: Partial<FormReply> = {}) => {
    const nothing = { message: "", errors: {}, preview: undefined };
    const key = texts["key"];
    return data({ ...nothing, ...said, key, form: await fillNewOrder(ctx, texts) }, { status });
  };
  const { intent } = texts;
  if (intent === "find") return again(200);
  if (intent !== "preview" && intent !== "place") {
    return again(400, { message: say.errors.unknown });
  }
  if (!isFilledIn(texts)) return again(409, { message: say.errors.filled });
  const read = readNewOrder(texts);
  if (!read.ok) return again(422, { message: read.message, errors: read.errors });
  const { plannedTotal, ...asked } = read.value;
  const wish = { ...asked, gateway: gateway?.name };
  if (intent === "place" && plannedTotal !== undefined) {
    const placed = await placeByStaff(ctx, { ...wish, plannedTotal });
    if (placed.ok) {
      const record = href("/admin/orders/:orderId", { orderId: placed.value.orderId });
      return redirectWithFlash(served, record, say.made);
    }
    // The form below the message shows the new total.
    if (placed.reason !== "total_changed") return refused(placed);
  }
  const looked = await previewStaffOrder(ctx, wish);
  if (!looked.ok) return refused(looked);
  const isOld = intent === "place";
  const message = isOld ? say.errors.planned : "";
  return again(isOld ? 409 : 200, { message, preview: looked.value });

  function refused(problem: Parameters<typeof explainStaffOrder>[0]) {
    const { text, field } = explainStaffOrder(problem);
    const errors = field === undefined ? {} : { [field]: text };
    return again(problem.reason === "forbidden" ? 403 : 409, { message: text, errors });
  }
}

function readNewOrder(texts: Texts) {
  const no = (errors: Texts, message: string = say.errors.check) => ({
    ok: false as const,
    errors,
    message,
  });
  const wanted = readWanted(texts);
  if (!wanted.ok) {
    return no(
      Object.fromEntries(wanted.fields.map((field) => [field, say.errors.quantity(MAX_PER_LINE)])),
    );
  }
  const envelope = parseForm(staffOrderEnvelope, texts);
  const form = parseForm(staffOrderInput, texts);
  if (!envelope.ok || !form.ok) {
    const errors = { ...(envelope.ok ? {} : envelope.errors), ...(form.ok ? {} : form.errors) };
    // Staff never type these fields, so the form is outdated or was not ours.
    const hidden = errors["key"] ?? errors["plannedTotal"] ?? errors["country"];
    return no(errors, hidden ?? say.errors.check);
  }
  const items = itemsOf(wanted.value.wanted);
  if (items.length === 0) return no({}, say.errors.noItems);
  if (items.length > MAX_LINES) return no({}, say.errors.tooMany(MAX_LINES));
  const { promo: discountCode, ...rest } = envelope.value;
  return { ok: true as const, value: { ...rest, discountCode, items, form: form.value } };
}

/** New items have keys like `product/variant`. A bare position belongs to an existing order. */
function itemsOf(wanted: Readonly<Record<string, number>>): StockLine[] {
  return Object.entries(wanted).flatMap(([key, quantity]) => {
    const [productId = "", variantId] = key.split("/");
    if (variantId === undefined || quantity === 0) return [];
    return [{ productId, variantId: variantId || null, quantity }];
  });
}
