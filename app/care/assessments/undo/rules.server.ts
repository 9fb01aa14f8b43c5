import { z } from "zod";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { publishRules } from "../commands/publish-rules.server.ts";
import { currentRules } from "../queries/rules.server.ts";
import { RULE_GOALS } from "../rules/goal-products.ts";
import { staffMessages as say } from "../texts/staff.ts";

const loggedGoals = z.record(z.enum(RULE_GOALS), z.array(z.string()));

/** The products of each goal, whatever version an entry is about: there is one set of rules. */
export const rulesUndo: UndoableRecord = {
  type: "assessment_rules",
  who: "catalog:write",
  read: async (db) => {
    const { version, goals } = await currentRules(db);
    return { version, fields: goals };
  },
  save: (ctx, { version, fields }) =>
    publishRules(ctx, { goals: loggedGoals.parse(fields), basedOn: version }),
  refusals: {
    unknown_product: say.productGone,
    not_sold: say.productGone,
    no_default: say.noDefault,
  },
};
