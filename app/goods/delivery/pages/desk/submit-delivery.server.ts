import { data } from "react-router";
import type { EditAnswer, Texts } from "#app/lib/edit.ts";
import { redirectWithUndo } from "#app/running/audit/pages/desk/redirect-with-undo.server.ts";
import { addUsualAreas } from "../../commands/add-usual-areas.server.ts";
import { deliveryAdminMessages } from "../../texts/staff.ts";
import { categoriesOf } from "#app/running/settings/pages/desk/setting-pages.ts";
import { submitSettingPage } from "#app/running/settings/pages/desk/submit-setting-page.server.ts";
import { settingsUndo } from "#app/running/settings/undo/setting-group.server.ts";
import { settingMessages as say } from "#app/running/settings/texts/staff.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { addressOf } from "#app/running/settings/pages/desk/setting-address.ts";

/** Handles the forms of Settings → Delivery: the settings, and the usual areas. */
export async function submitDelivery(served: RequestContext, sent: Texts) {
  const address = addressOf("delivery");
  if (sent["intent"] === "add-usual-areas") return submitUsualAreas(served, address);
  const saved = await submitSettingPage(served.ctx, "delivery", sent);
  if (!saved.ok) return data<EditAnswer>(saved, { status: saved.status });
  const subject = { ...settingsUndo, id: categoriesOf("delivery") };
  return redirectWithUndo(served, address, say.saved, subject);
}

async function submitUsualAreas(served: RequestContext, address: string) {
  const { usualAdded, usualThere, errors } = deliveryAdminMessages;
  const added = await addUsualAreas(served.ctx);
  if (added.ok) return redirectWithFlash(served, address, usualAdded);
  const isForbidden = added.reason === "forbidden";
  const answer: EditAnswer = { message: isForbidden ? errors.forbidden : usualThere };
  return data(answer, { status: isForbidden ? 403 : 409 });
}
