import { z } from "zod";
import { refuse } from "#app/lib/result.ts";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { saveAutomation } from "../commands/save-automation.server.ts";
import { automationOf } from "../queries/automations.server.ts";
import { DELAY_UNITS, isAutomationKey } from "../rules/automation-terms.ts";

const logged = z.object({ isOn: z.boolean(), delay: z.int(), delayUnit: z.enum(DELAY_UNITS) });

/** Runs that ended when an automation was switched off do not resume. */
export const automationUndo: UndoableRecord = {
  type: "automation",
  who: "campaigns:write",
  read: async (db, id) => {
    if (!isAutomationKey(id)) return undefined;
    const found = await automationOf(db, id);
    return { version: found.version, fields: logged.parse(found) };
  },
  save: async (ctx, { id, version, fields }) =>
    isAutomationKey(id)
      ? saveAutomation(ctx, logged.parse(fields), { key: id, version })
      : refuse("not_found"),
};
