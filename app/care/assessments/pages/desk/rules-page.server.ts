import { formatDate } from "#app/lib/dates.ts";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { currentRules, goalProducts } from "../../queries/rules.server.ts";
import { staffMessages as say } from "../../texts/staff.ts";
import { rulesUndo } from "../../undo/rules.server.ts";
import { rulesTexts, rulesFields } from "./rules-fields.ts";
import type { Texts } from "#app/lib/edit.ts";
import { lastChange } from "#app/running/audit/queries.server.ts";
import { submitEdit } from "#app/platform/edits/submit-edit.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { publishRules } from "../../commands/publish-rules.server.ts";
import { rulesInput } from "../../input.ts";
import { stepGoals } from "../../rules/goal-steps.ts";

/** The products of each goal, the products to choose from, and earlier versions. */
export async function showRules(ctx: Ctx) {
  const [rules, products, history] = await Promise.all([
    currentRules(ctx.db),
    goalProducts(ctx.db),
    loadHistory(ctx, { type: "assessment_rules" }, [rulesUndo]),
  ]);
  const { version, goals, publishedAt } = rules;
  return {
    version,
    values: editable(rulesTexts(goals), version),
    products,
    history,
    since: publishedAt ? say.rulesOf(formatDate(publishedAt)) : undefined,
  };
}

/** The form after a step that saves nothing. Without JavaScript the server takes it. */
export function stepRules(sent: Texts): { values: Texts; message?: string } | undefined {
  const { intent = "" } = sent;
  if (intent === "publish" || sent["decides"] === "on") return undefined;
  const values = stepGoals(sent, intent);
  return values ? { values } : { values: sent, message: say.notUnderstood };
}

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
          return { status: 409, errors: { [refusal.goal]: say.unknownProduct(refusal.slug) } };
        case "not_sold":
          return { status: 409, errors: { [refusal.goal]: say.notSold(refusal.name) } };
        case "unchanged":
          return { status: 409, message: say.unchanged };
        case "no_default":
          return { status: 409, errors: { default: say.noDefault } };
        case "forbidden":
          return { status: 403, message: say.forbidden };
      }
    },
  });
}
