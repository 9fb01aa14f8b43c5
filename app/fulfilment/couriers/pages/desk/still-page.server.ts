import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { nextStillParcel } from "../../queries/still-parcels.server.ts";
import { showStill } from "../../views/show-still.ts";

export async function loadStill(ctx: Ctx, asked: { only: string | null; after: string | null }) {
  const settings = await loadSettings(ctx.db);
  const { parcel, left } = await nextStillParcel(ctx.db, { now: ctx.now, settings }, asked);
  return { left, parcel: parcel && showStill(parcel, ctx.now, () => ctx.ids.newId()) };
}
