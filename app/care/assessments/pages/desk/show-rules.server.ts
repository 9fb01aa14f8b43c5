import { formatDate } from "#app/lib/dates.ts";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { currentRules, namedProducts } from "../../queries/rules.server.ts";
import { staffMessages as say } from "../../texts/staff.ts";
import { rulesUndo } from "../../undo/rules.server.ts";
import { rulesTexts } from "./rules-fields.ts";

/** The products of each goal, the products to choose from, and earlier versions. */
export async function showRules(ctx: Ctx) {
  const [rules, products, history] = await Promise.all([
    currentRules(ctx.db),
    namedProducts(ctx.db),
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
