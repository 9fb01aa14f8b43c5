import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { levelState, limitsOf, lowLimits, type LevelState } from "../rules/level-state.ts";
import { levelDemand } from "./level-demand.server.ts";

export type ShownLevel = { levelId: string; variantId: string | null; state: LevelState };

/** How much is left of a product and of each of its variants, by the limits that the owner set. */
export async function levelStatesOf(db: Db, productId: string): Promise<ShownLevel[]> {
  const [levels, settings] = await Promise.all([levelDemand(db, [productId]), loadSettings(db)]);
  const limits = lowLimits(settings);
  return levels.map(({ stockLevelId, variantId, onHand, reserved, lowBelow, ...demand }) => ({
    levelId: stockLevelId,
    variantId,
    state: levelState(onHand - reserved, demand, limitsOf(limits, lowBelow)),
  }));
}
