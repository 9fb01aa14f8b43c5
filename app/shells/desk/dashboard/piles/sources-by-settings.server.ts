import type { Settings } from "#app/running/settings/rules/definitions.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { affiliateSources } from "./affiliate-sources.server.ts";
import { parcelSources } from "./parcel-sources.server.ts";
import type { PileSource } from "./pile-source.ts";

/** The piles of this person whose limits the owner sets. */
export function sourcesBySettings(
  ctx: Pick<Ctx, "actor" | "now">,
  settings: Settings,
): PileSource[] {
  return [...parcelSources(ctx, settings), ...affiliateSources(ctx, settings)];
}
