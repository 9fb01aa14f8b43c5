import type { Texts } from "#app/lib/edit.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { readGeneral } from "../rules/read-general.ts";
import { generalFields, generalTexts } from "./general-fields.ts";
import { GENERAL_CATEGORIES, GENERAL_KEYS } from "./general-groups.ts";
import { submitSettings } from "./submit-settings.server.ts";

/** The owner's form of general settings. */
export function submitGeneral(ctx: Ctx, sent: Texts) {
  return submitSettings(ctx, sent, {
    groups: GENERAL_CATEGORIES,
    fields: generalFields,
    textsOf: generalTexts,
    parse: (texts) => {
      const read = readGeneral(texts, GENERAL_KEYS);
      return read.ok ? read : { ok: false, errors: read.errors, values: texts };
    },
  });
}
