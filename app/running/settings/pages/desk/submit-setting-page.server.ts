import type { Texts } from "#app/lib/edit.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { readForm } from "../../rules/read-form.ts";
import { settingFields, settingTexts } from "./setting-fields.ts";
import { categoriesOf, keysOf, type SettingPageName } from "./setting-pages.ts";
import { submitSettings } from "./submit-settings.server.ts";

export function submitSettingPage(ctx: Ctx, name: SettingPageName, sent: Texts) {
  return submitSettings(ctx, sent, {
    groups: categoriesOf(name),
    fields: settingFields(name),
    textsOf: (settings) => settingTexts(name, settings),
    parse: (texts) => {
      const read = readForm(texts, keysOf(name));
      return read.ok ? read : { ok: false, errors: read.errors, values: texts };
    },
  });
}
