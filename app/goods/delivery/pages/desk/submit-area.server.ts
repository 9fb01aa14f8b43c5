import { data, href } from "react-router";
import type { EditAnswer } from "#app/lib/edit.ts";
import { lastChange } from "#app/running/audit/queries.server.ts";
import { removeArea } from "../../commands/remove-area.server.ts";
import { saveArea } from "../../commands/save-area.server.ts";
import { listAreas } from "../../queries/areas.server.ts";
import { areaTexts, readArea } from "../../rules/read-area.ts";
import { deliveryAdminMessages as say } from "../../texts/staff.ts";
import { listProvinces } from "#app/running/places/queries/provinces.server.ts";
import { removedMeanwhile } from "#app/platform/edits/removed-meanwhile.server.ts";
import { submitEdit } from "#app/platform/edits/submit-edit.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { areaFields } from "./area-fields.ts";

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
