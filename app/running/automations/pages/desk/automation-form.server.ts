import { href } from "react-router";
import { formFields } from "#app/lib/form-field.ts";
import { ok, refuse } from "#app/lib/result.ts";
import { recordForm } from "#app/running/audit/pages/desk/record-form.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { saveAutomation } from "../../commands/save-automation.server.ts";
import { automationInput } from "../../input.ts";
import { automationOf } from "../../queries/automations.server.ts";
import { isAutomationKey, AUTOMATIONS, type AutomationKey } from "../../rules/automation-terms.ts";
import { aboutAutomation, automationMessages as say } from "../../texts/staff.ts";
import { automationUndo } from "../../undo/automation.server.ts";

/** The allowed delay, for staff who entered less or more. */
function sayOutside(key: AutomationKey): string {
  const { leastHours, mostHours } = AUTOMATIONS[key];
  return say.outside(showHours(leastHours), showHours(mostHours));
}

const showHours = (hours: number): string =>
  hours > 0 && hours % 24 === 0 ? say.wait(hours / 24, "days") : say.wait(hours, "hours");

const find = async (db: Db, id: string) => (isAutomationKey(id) ? automationOf(db, id) : undefined);

export const automationForm = recordForm({
  type: "automation",
  fields: formFields(say.fields, {
    isOn: { kind: "tick" },
    delay: { required: true, input: "count", max: 4, half: true },
    delayUnit: { half: true },
  }),
  say,
  list: href("/admin/email/automations"),
  pageOf: (automation) => href("/admin/email/automations/:automation", { automation }),
  titleOf: ({ key }) => aboutAutomation[key].name,
  find,
  schema: automationInput,
  save: async (ctx, facts, edited) => {
    if (!edited || !isAutomationKey(edited.id)) return refuse("not_found");
    const { id: key, version } = edited;
    const saved = await saveAutomation(ctx, facts, { key, version });
    return saved.ok ? ok({ id: key }) : saved;
  },
  saved: ({ isOn }) => say.saved(isOn),
  explain: (refusal) =>
    refusal.reason === "delay_outside" ? { delay: sayOutside(refusal.key) } : undefined,
  undo: [automationUndo],
});
