import { saveAutomation } from "#app/running/automations/commands/save-automation.server.ts";
import { automationOf } from "#app/running/automations/queries/automations.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { value, type UndoCase } from "./undo-case.fixture.ts";

async function waitDays(ctx: Ctx, delay: number) {
  const key = "win_back";
  const { version } = await automationOf(ctx.db, key);
  return saveAutomation(ctx, { isOn: true, delay, delayUnit: "days" }, { key, version });
}

export const mailCases: readonly UndoCase[] = [
  {
    name: "an automation",
    type: "automation",
    make: async (ctx) => {
      value(await waitDays(ctx, 30));
      return "win_back";
    },
    change: (ctx) => waitDays(ctx, 60),
    again: (ctx) => waitDays(ctx, 80),
  },
];
