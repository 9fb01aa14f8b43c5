import type { Db } from "#app/platform/database/db.server.ts";
import { effectsOf } from "../queries/own-course.server.ts";
import { showEffects } from "../views/show-effects.ts";

/** What somebody noted that they felt, as pages show it. */
export async function ownEffects(db: Db, userId: string) {
  return (await effectsOf(db, userId)).map(showEffects);
}
