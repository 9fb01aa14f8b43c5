import { data, href } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { setLowLimit } from "#app/goods/catalog/commands/set-low-limit.server.ts";
import { placeOnShelf } from "#app/goods/catalog/commands/place-on-shelf.server.ts";
import { adjustLevel } from "../../commands/adjust-level.server.ts";
import { adjustInput, lowLimitInput, shelfInput, type AdjustInput } from "../../input.ts";
import { movementsOf } from "../../queries/movements.server.ts";
import { findStockItem } from "../../queries/list-stock.server.ts";
import { reserversOf } from "../../queries/reservers.server.ts";
import { planAdjustment } from "../../rules/plan-adjustment.ts";
import { stockMessages as say } from "../../texts/staff.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import {
  notFound,
  orNotFound,
  type RequestContext,
} from "#app/platform/http/request-context.server.ts";

/** The values and errors of a form that was not saved. */
export type LevelAnswer = {
  form: "adjust" | "shelf" | "low" | "none";
  values: Texts;
  errors: Texts;
  message?: string;
  /** A preview of the adjustment. */
  result?: string;
  savesAs?: number;
};

const answer = (status: number, said: LevelAnswer) => data(said, { status });

export async function submitLevel(served: RequestContext, request: Request, levelId: string) {
  if (!isUuid(levelId)) throw notFound();
  const sent = await readFormTexts(request);
  switch (sent["intent"]) {
    case "adjust":
      return submitAdjustment(served, sent, levelId, true);
    case "check":
      return submitAdjustment(served, sent, levelId, false);
    case "shelf":
      return submitShelf(served, sent, levelId);
    case "low":
      return submitLowLimit(served, sent, levelId);
    default:
      return answer(422, { form: "none", values: {}, errors: {}, message: say.noStep });
  }
}

async function submitAdjustment(
  served: RequestContext,
  values: Texts,
  levelId: string,
  saves: boolean,
) {
  const form = parseForm(adjustInput, values);
  if (!form.ok) return answer(422, { form: "adjust", values, errors: form.errors });
  if (!saves) return checkAdjustment(served, values, levelId, form.value);
  const { ctx } = served;
  const adjusted = await adjustLevel(ctx, levelId, form.value);
  if (adjusted.ok) {
    const { name, onHand } = adjusted.value;
    const page = href("/admin/stock/:levelId", { levelId });
    return redirectWithFlash(served, page, say.adjusted(name, onHand));
  }
  switch (adjusted.reason) {
    case "not_found":
      throw notFound();
    case "changed_meanwhile": {
      const { onHand } = adjusted;
      const message = say.changed(form.value.was, onHand, await lastMove(served, levelId));
      const now = { ...values, was: String(onHand) };
      return answer(409, { form: "adjust", values: now, errors: {}, message });
    }
    case "below_reserved": {
      const units = await explainReserved(served, levelId, adjusted.reserved);
      return answer(422, { form: "adjust", values, errors: { units } });
    }
    case "no_change":
      return answer(422, { form: "adjust", values, errors: { units: say.noChange } });
    default:
      return answer(403, { form: "adjust", values, errors: {}, message: say.forbidden });
  }
}

/** A preview of saving, for browsers without scripts. */
async function checkAdjustment(
  served: RequestContext,
  values: Texts,
  levelId: string,
  { mode, units }: AdjustInput,
) {
  const item = orNotFound(await findStockItem(served.ctx.db, levelId));
  const planned = planAdjustment(item, mode, units);
  const now = { ...values, was: String(item.onHand) };
  if (planned.ok) {
    const { onHand } = planned.value;
    const result = say.result(item.onHand, onHand, onHand - item.reserved);
    return answer(200, { form: "adjust", values: now, errors: {}, result, savesAs: onHand });
  }
  const why =
    planned.reason === "no_change"
      ? say.noChange
      : await explainReserved(served, levelId, item.reserved);
  return answer(422, { form: "adjust", values: now, errors: { units: why } });
}

const MOST_NAMED = 5;

async function explainReserved({ ctx }: RequestContext, levelId: string, reserved: number) {
  const reservers = await reserversOf(ctx.db, levelId);
  const named = reservers.slice(0, MOST_NAMED).map(({ orderNumber }) => orderNumber);
  return say.belowReserved(reserved, named, reservers.length - named.length);
}

/** The latest change, in brackets. */
async function lastMove({ ctx }: RequestContext, levelId: string): Promise<string> {
  const { movements } = await movementsOf(ctx.db, levelId, { kind: undefined, before: undefined });
  const last = movements.find(({ onHandDelta }) => onHandDelta !== 0);
  if (!last) return "";
  const what = [say.kinds[last.kind], last.orderNumber ?? last.reason ?? ""].join(" ").trim();
  return say.lastBy(what, last.actorName ?? say.shop);
}

async function submitShelf(served: RequestContext, values: Texts, levelId: string) {
  const form = parseForm(shelfInput, values);
  if (!form.ok) {
    const { was: message, ...errors } = form.errors;
    return answer(422, { form: "shelf", values, errors, ...(message && { message }) });
  }
  const placed = await placeOnShelf(served.ctx, { stockLevelId: levelId, ...form.value });
  if (placed.ok) {
    return redirectWithFlash(served, href("/admin/stock/:levelId", { levelId }), say.shelfSaved);
  }
  switch (placed.reason) {
    case "not_found":
      throw notFound();
    case "changed_meanwhile": {
      const now = { ...values, was: placed.shelf };
      const message = say.shelfChanged(placed.shelf);
      return answer(409, { form: "shelf", values: now, errors: {}, message });
    }
    default:
      return answer(403, { form: "shelf", values, errors: {}, message: say.forbidden });
  }
}

async function submitLowLimit(served: RequestContext, values: Texts, levelId: string) {
  const form = parseForm(lowLimitInput, values);
  if (!form.ok) {
    const { was: message, ...errors } = form.errors;
    return answer(422, { form: "low", values, errors, ...(message && { message }) });
  }
  const set = await setLowLimit(served.ctx, { stockLevelId: levelId, ...form.value });
  if (set.ok) {
    return redirectWithFlash(served, href("/admin/stock/:levelId", { levelId }), say.lowSaved);
  }
  switch (set.reason) {
    case "not_found":
      throw notFound();
    case "changed_meanwhile": {
      const was = set.lowBelow === null ? "" : String(set.lowBelow);
      const message = say.lowChanged(was);
      return answer(409, { form: "low", values: { ...values, was }, errors: {}, message });
    }
    default:
      return answer(403, { form: "low", values, errors: {}, message: say.forbidden });
  }
}
