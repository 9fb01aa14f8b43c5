import { href } from "react-router";
import { stillParcelPart } from "#app/fulfilment/couriers/queries/still-parcels.server.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { pile, theirs, type PileSource } from "./pile-source.ts";

/** Parcels without progress for longer than the settings allow. */
export function parcelSources(
  { actor, now }: Pick<Ctx, "actor" | "now">,
  settings: Settings,
): PileSource[] {
  const still = stillParcelPart({ now, settings });
  return theirs([
    [may(actor, "orders:fulfil"), pile("parcels-still", href("/admin/orders/still"), still)],
  ]);
}
