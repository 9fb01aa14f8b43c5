import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { everyArea, listAreas } from "../../queries/areas.server.ts";
import { listCarriers } from "../../queries/carriers.server.ts";
import { checksOfParcels } from "#app/selling/orders/queries/parcel-checks.server.ts";
import { provinceNames } from "#app/running/places/queries/provinces.server.ts";
import { settingTexts } from "#app/running/settings/pages/desk/setting-fields.ts";
import { categoriesOf } from "#app/running/settings/pages/desk/setting-pages.ts";
import { openSettings } from "#app/running/settings/queries.server.ts";
import { settingsUndo } from "#app/running/settings/undo/setting-group.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { areaRows } from "./area-rows.ts";
import { previewOrder } from "./preview-order.ts";

const CHECK_DAYS = 14;

/** Settings → Delivery, with the trial order in its address. */
export async function showDelivery(ctx: Ctx, query: URLSearchParams) {
  const groups = categoriesOf("delivery");
  const [{ version, settings }, history, areas, rates, carriers, provinces, checks] =
    await Promise.all([
      openSettings(ctx.db, groups),
      loadHistory(ctx, { type: "settings", id: groups }, [settingsUndo]),
      listAreas(ctx.db),
      everyArea(ctx.db),
      listCarriers(ctx.db),
      provinceNames(ctx.db),
      checksOfParcels(ctx, CHECK_DAYS),
    ]);
  const asked = {
    province: query.get("to") ?? "",
    weight: query.get("weight") ?? "",
    cold: query.get("cold") === "on",
  };
  return {
    values: editable(settingTexts("delivery", settings), version),
    history,
    mayWrite: may(ctx.actor, "settings:write"),
    areas: areaRows(areas, { isUsed: settings.shipping_by === "area" }),
    carriers,
    parcels: { checks, days: CHECK_DAYS },
    preview: {
      provinces,
      asked,
      answer: previewOrder(asked, { settings, areas: rates, provinces, now: ctx.now }),
    },
  };
}
