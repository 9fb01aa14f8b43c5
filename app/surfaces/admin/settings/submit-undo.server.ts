import { data } from "react-router";
import type { EditAnswer, Texts } from "#app/lib/edit.ts";
import { undoSettings } from "#app/modules/settings/commands/undo-settings.server.ts";
import type { SettingCategory } from "#app/modules/settings/rules/definitions.ts";
import { settingMessages as say } from "#app/modules/settings/texts/staff.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

const STATUS = { forbidden: 403, not_found: 404, overtaken: 409 } as const;

/** The button of an entry in the history of a page of settings. */
export async function submitUndo(
  served: RequestContext,
  sent: Texts,
  page: { groups: readonly SettingCategory[]; address: string },
) {
  const undone = await undoSettings(served.ctx, sent["entryId"] ?? "", page.groups);
  if (undone.ok) return redirectWithFlash(served, page.address, say.undone);
  const answer: EditAnswer = { message: say.undoFailed[undone.reason] };
  return data(answer, { status: STATUS[undone.reason] });
}
