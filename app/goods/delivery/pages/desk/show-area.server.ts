import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { listAreas } from "../../queries/areas.server.ts";
import { ISLANDS, islandOf } from "../../rules/islands.ts";
import { areaTexts } from "../../rules/read-area.ts";
import { listProvinces } from "#app/running/places/queries/provinces.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { deliveryTimes } from "#app/running/settings/rules/delivery-times.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { showStrip } from "./show-strip.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { notFound } from "#app/platform/http/request-context.server.ts";

/** The page of an area; without an id the area is new. */
export async function showArea(ctx: Ctx, areaId: string | undefined) {
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
