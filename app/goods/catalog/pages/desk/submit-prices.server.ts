import { data, href } from "react-router";
import { z } from "zod";
import type { EditAnswer } from "#app/lib/edit.ts";
import type { Result } from "#app/lib/result.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { lastChange } from "#app/running/audit/queries.server.ts";
import { submitEdit } from "#app/platform/edits/submit-edit.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import {
  notFound,
  orNotFound,
  type RequestContext,
} from "#app/platform/http/request-context.server.ts";
import { dropPlannedPrice } from "../../commands/drop-planned-price.server.ts";
import { movePriceEnd, type MovePriceEndRefusal } from "../../commands/move-price-end.server.ts";
import { planPrice, type PlanPriceRefusal } from "../../commands/plan-price.server.ts";
import { priceMessages as say } from "../../texts/staff-prices.ts";
import { PRICE_FIELDS, priceTexts } from "./price-fields.ts";
import { endForm, itemForm, priceForm } from "./price-input.ts";
import { findOpen } from "./show-prices.server.ts";

type PriceRefusal = MovePriceEndRefusal | PlanPriceRefusal;
type FormTexts = Record<string, string>;

const listOf = (productId: string) => href("/admin/products/:productId/prices", { productId });

/** Handles the forms of the list: planning a price, and removing a plan. */
export async function submitPrices(served: RequestContext, sent: FormTexts, productId: string) {
  if (!isUuid(productId)) throw notFound();
  const { ctx } = served;
  if (sent["intent"] === "remove") {
    const form = parseForm(z.object({ scheduleId: z.uuid() }), sent);
    if (!form.ok) return answer(422, { message: say.noStep });
    const { scheduleId } = form.value;
    const dropped = await dropPlannedPrice(ctx, { productId, scheduleId });
    if (dropped.ok) return redirectWithFlash(served, listOf(productId), say.removed);
    return answer(...explain(dropped.reason));
  }
  if (sent["intent"] !== "plan") return answer(422, { values: sent, message: say.noStep });
  const [item, price] = [parseForm(itemForm, sent), parseForm(priceForm, sent)];
  if (!item.ok || !price.ok) {
    const errors = { ...(!item.ok && item.errors), ...(!price.ok && price.errors) };
    return answer(422, { values: sent, errors });
  }
  const planned = { productId, variantId: item.value.item, ...price.value };
  const saved = await planPrice(ctx, planned);
  if (saved.ok) return redirectWithFlash(served, listOf(productId), say.planned);
  const [status, what] = explain(saved.reason);
  return answer(status, { values: sent, ...what });
}

/** Handles the form of one planned price. Once it has begun, only its end can be changed. */
export async function submitPlannedPrice(
  served: RequestContext,
  sent: FormTexts,
  { productId, scheduleId }: { productId: string; scheduleId: string },
) {
  const { ctx } = served;
  const open = orNotFound(await findOpen(ctx, productId, scheduleId));
  const { state, variantId, startsAt, price, compareAtPrice } = open.schedule;
  const texts = state === "running" ? { ...priceTexts(open.schedule), ...sent } : sent;
  const saved = await submitEdit(texts, {
    fields: PRICE_FIELDS,
    read: async () => {
      const now = await findOpen(ctx, productId, scheduleId);
      return now && { version: now.schedule.version, values: priceTexts(now.schedule) };
    },
    lastChange: () =>
      lastChange(
        ctx.db,
        { type: "product", id: productId },
        "product.price_plan_changed",
        "product.price_set",
      ),
    parse: (typed) => {
      if (state === "planned") return parseForm(priceForm, typed);
      const end = parseForm(endForm, typed);
      if (!end.ok) return end;
      return { ok: true, value: { price, compareAtPrice, startsAt, endsAt: end.value.ends_at } };
    },
    save: async (form, version): Promise<Result<unknown, PriceRefusal>> =>
      state === "running" && form.endsAt
        ? movePriceEnd(ctx, { productId, scheduleId, version, endsAt: form.endsAt })
        : planPrice(ctx, { productId, variantId, ...form }, { id: scheduleId, version }),
    explain: ({ reason }) => {
      const at = state === "running" && reason === "in_the_past" ? "ends_first" : reason;
      const [status, what] = explain(at);
      return { status, ...what };
    },
  });
  if (!saved.ok) return data<EditAnswer>(saved, { status: saved.status });
  return redirectWithFlash(served, listOf(productId), say.saved);
}

const answer = (status: number, what: EditAnswer) => data<EditAnswer>(what, { status });

type Reason =
  | keyof typeof say.errors
  | "changed_meanwhile"
  | "not_found"
  | "not_running"
  | "forbidden";

/** The message belongs to its field, or above the form. */
function explain(reason: Reason): [number, EditAnswer] {
  const at = (field: string, text: string): [number, EditAnswer] => [
    422,
    { errors: { [field]: text } },
  ];
  switch (reason) {
    case "not_found":
      throw notFound();
    case "in_the_past":
    case "overlaps":
      return at("starts_at", say.errors[reason]);
    case "ends_first":
      return at("ends_at", say.errors[reason]);
    case "compare_at_too_low":
    case "compare_at_unproven":
      return at("compare_at_price", say.errors[reason]);
    case "not_sold":
      return [409, { message: say.errors.not_sold }];
    case "begun":
    case "not_running":
    case "changed_meanwhile":
      return [409, { message: say.errors.begun }];
    default:
      return [403, { message: say.errors.forbidden }];
  }
}
