import { countRuns } from "#app/running/automations/queries/run-counts.server.ts";
import { listAutomations } from "#app/running/automations/queries/automations.server.ts";
import { inIt, NO_COUNTS } from "#app/running/automations/rules/run-counts.ts";
import { aboutAutomation } from "#app/running/automations/texts/staff.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { countWaiting } from "./count-waiting.server.ts";

/** All automations with the numbers of their runs and mails. */
export async function showAutomations(ctx: Pick<Ctx, "db" | "now">) {
  const [all, counted] = await Promise.all([listAutomations(ctx.db), countRuns(ctx)]);
  return Promise.all(
    all.map(async ({ key, isOn, delay, delayUnit }, place) => {
      const counts = counted.get(key) ?? NO_COUNTS;
      const own = await countWaiting(ctx, key, { delay, delayUnit });
      return {
        id: key,
        place,
        name: aboutAutomation[key].name,
        isActive: isOn,
        delay,
        delayUnit,
        inIt: own ?? inIt(counts),
        sent: counts.sent,
      };
    }),
  );
}
