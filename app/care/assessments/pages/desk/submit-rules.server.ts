import type { Texts } from "#app/lib/edit.ts";
import { lastChange } from "#app/running/audit/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { submitEdit } from "#app/platform/edits/submit-edit.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { publishRules } from "../../commands/publish-rules.server.ts";
import { rulesInput } from "../../input.ts";
import { currentRules } from "../../queries/rules.server.ts";
import { staffMessages as say } from "../../texts/staff.ts";
import { rulesFields, rulesTexts } from "./rules-fields.ts";

export function submitRules(ctx: Ctx, sent: Texts) {
  return submitEdit(sent, {
    fields: rulesFields,
    read: async () => {
      const { version, goals } = await currentRules(ctx.db);
      return { version, values: rulesTexts(goals) };
    },
    lastChange: async () => {
      const { version } = await currentRules(ctx.db);
      const subject = { type: "assessment_rules", id: String(version) };
      return lastChange(ctx.db, subject, "assessment_rules.published");
    },
    parse: (texts) => parseForm(rulesInput, texts),
    save: (goals, basedOn) => publishRules(ctx, { goals, basedOn }),
    explain: (refusal) => {
      switch (refusal.reason) {
        case "unknown_product":
          return { status: 409, message: say.unknownProduct(refusal.slug) };
        case "unchanged":
          return { status: 409, message: say.unchanged };
        case "no_default":
          return { status: 409, message: say.noDefault };
        case "forbidden":
          return { status: 403, message: say.forbidden };
      }
    },
  });
}
