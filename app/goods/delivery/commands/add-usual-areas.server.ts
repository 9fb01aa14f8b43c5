import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { listProvinces } from "#app/running/places/queries/provinces.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { ISLANDS, islandOf } from "../rules/islands.ts";
import { deliveryAreas } from "../tables.server.ts";
import { lockAreas } from "./lock-areas.server.ts";

/**
 * Adds the four usual areas, but none if an area already exists. Only the shop knows their costs,
 * so each starts with the rates of the area that had its provinces before.
 */
export async function addUsualAreas(
  ctx: Ctx,
): Promise<Result<undefined, Refusal<"forbidden" | "there_already">>> {
  if (!may(ctx.actor, "settings:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const all = await lockAreas(tx);
    if (all.some(({ isRest, name }) => !isRest || ISLANDS.some((island) => island === name))) {
      return refuse("there_already");
    }
    const [rest] = all;
    if (!rest) throw new Error("there is no area of all other provinces");
    const { steps, furtherKilo, freeFrom, daysMin, daysMax, ...others } = rest;
    const { cold, coldMost, coldDays, cash } = others;
    const provinces = await listProvinces(tx.db);
    for (const [index, name] of ISLANDS.entries()) {
      const own = provinces.map(({ code }) => code).filter((code) => islandOf(code) === name);
      const rates = { steps, furtherKilo, freeFrom, daysMin, daysMax };
      const facts = { name, provinces: own, ...rates, cold, coldMost, coldDays, cash };
      const id = tx.ids.newId();
      await tx.db.insert(deliveryAreas).values({ id, ...facts, position: index + 1 });
      await recordAudit(tx, {
        action: "delivery_area.created",
        subject: { type: "delivery_area", id },
        after: facts,
      });
    }
    return ok(undefined);
  });
}
