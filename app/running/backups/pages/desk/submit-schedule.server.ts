import type { Texts } from "#app/lib/edit.ts";
import { submitSettings } from "#app/running/settings/pages/desk/submit-settings.server.ts";
import { readForm } from "#app/running/settings/rules/read-form.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { SCHEDULE_SETTINGS, scheduleFields, scheduleTexts } from "./schedule-fields.ts";

export function submitSchedule(ctx: Ctx, sent: Texts) {
  return submitSettings(ctx, sent, {
    groups: SCHEDULE_SETTINGS,
    fields: scheduleFields,
    textsOf: scheduleTexts,
    parse: (texts) => {
      const read = readForm(texts, ["backup_frequency", "backup_keep"]);
      return read.ok ? read : { ok: false, errors: read.errors, values: texts };
    },
  });
}
