import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { listAreas } from "../../queries/areas.server.ts";
import { ISLANDS, islandOf } from "../../rules/islands.ts";
import { areaTexts, readArea } from "../../rules/read-area.ts";
import { listProvinces } from "#app/running/places/queries/provinces.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { deliveryTimes } from "#app/running/settings/rules/delivery-times.ts";
import { showStrip } from "./show-strip.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { data, href } from "react-router";
import type { EditAnswer } from "#app/lib/edit.ts";
import { lastChange } from "#app/running/audit/queries.server.ts";
import { removeArea } from "../../commands/remove-area.server.ts";
import { saveArea } from "../../commands/save-area.server.ts";
import { deliveryAdminMessages as say } from "../../texts/staff.ts";
import { removedMeanwhile } from "#app/platform/edits/removed-meanwhile.server.ts";
import { submitEdit } from "#app/platform/edits/submit-edit.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { areaFields } from "./area-fields.ts";

/** The page of an area; without an id it is a new one. */
export async function showArea(ctx: RequestContext["ctx"], areaId: string | undefined) {
  const [areas, provinces, settings] = await Promise.all([
    listAreas(ctx.db),
    listProvinces(ctx.db),
    loadSettings(ctx.db),
  ]);
  const area = areas.find(({ id }) => id === areaId);
  if (areaId !== undefined && !area) throw notFound();
  const others = areas.filter((each) => each !== area);
  const rest = areas.find(({ isRest }) => isRest);
  const groups = ISLANDS.map((island) => ({
    island,
    provinces: provinces
      .filter(({ code }) => islandOf(code) === island)
      .map(({ code, name }) => ({
        code,
        name,
        takenBy: others.find((other) => other.provinces.includes(code))?.name,
      })),
  }));
  const form = { groups, provinces };
  if (!area) {
    const [min, max] = deliveryTimes(settings).travels;
    return {
      ...form,
      stored: undefined,
      strip: undefined,
      values: { days_min: String(min), days_max: String(max), cold: "open", cash: "on" },
    };
  }
  const { id, name, isRest } = area;
  const history = await loadHistory(ctx, { type: "delivery_area", id });
  return {
    ...form,
    stored: { name, isRest, rest: rest?.name ?? "", history },
    strip: showStrip(area, settings, ctx.now),
    values: editable(areaTexts(area), area.version),
  };
}

const HOME = href("/admin/settings/delivery");
const refused = (status: number, answer: EditAnswer) => data(answer, { status });

export async function submitArea(
  served: RequestContext,
  sent: Record<string, string>,
  areaId: string | undefined,
) {
  const { ctx } = served;
  if (sent["intent"] === "delete" && areaId) return submitDeletion(served, areaId);
  if (sent["intent"] !== "save") return refused(422, { values: sent, message: say.noStep });
  const provinces = await listProvinces(ctx.db);
  const fields = areaFields(provinces);
  const saved = await submitEdit(sent, {
    fields,
    read: async () => {
      const area = (await listAreas(ctx.db)).find(({ id }) => id === areaId);
      return area && { version: area.version, values: areaTexts(area) };
    },
    lastChange: () =>
      lastChange(ctx.db, { type: "delivery_area", id: areaId ?? "" }, "delivery_area.changed"),
    parse: (texts) => readArea(texts, provinces),
    save: (facts, version) => saveArea(ctx, facts, areaId ? { id: areaId, version } : undefined),
    explain: ({ reason }, texts) => {
      if (reason === "not_found") {
        throw removedMeanwhile({ fields, texts, back: { to: HOME, label: say.back } });
      }
      if (reason === "name_taken") return { status: 422, errors: { name: say.errors.taken } };
      return { status: 403, message: say.errors.forbidden };
    },
  });
  if (!saved.ok) return refused(saved.status, saved);
  return redirectWithFlash(served, HOME, say.saved(saved.value.name));
}

async function submitDeletion(served: RequestContext, areaId: string) {
  const removed = await removeArea(served.ctx, areaId);
  if (removed.ok) return redirectWithFlash(served, HOME, say.removed(removed.value.name));
  if (removed.reason === "not_found") throw notFound();
  if (removed.reason === "is_rest") return refused(409, { message: say.errors.isRest });
  return refused(403, { message: say.errors.forbidden });
}
