import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { levelState, limitsOf, lowLimits, type LevelState } from "../rules/level-state.ts";
import { levelDemand } from "./level-demand.server.ts";

export type ShownLevel = { levelId: string; variantId: string | null; state: LevelState };

/** The stock of a product and each of its variants, judged by the owner's limits. */
export async function levelStatesOf(db: Db, productId: string): Promise<ShownLevel[]> {
  const [levels, settings] = await Promise.all([levelDemand(db, [productId]), loadSettings(db)]);
  const limits = lowLimits(settings);
  return levels.map(({ stockLevelId, variantId, onHand, reserved, lowBelow, ...demand }) => ({
    levelId: stockLevelId,
    variantId,
    state: levelState(onHand - reserved, demand, limitsOf(limits, lowBelow)),
  }));
}
