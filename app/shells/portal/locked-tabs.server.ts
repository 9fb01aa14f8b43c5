import { href } from "react-router";
import { ownAffiliate } from "#app/reach/affiliates/queries/own-affiliate.server.ts";
import { showsConsultations } from "#app/care/consultations/queries/shows-consultations.server.ts";
import { hasBought } from "#app/selling/orders/queries/has-bought.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** The tabs that say how they open. An affiliate whom staff added may not have bought anything. */
export async function readLockedTabs(ctx: Ctx): Promise<{ isBuyer: boolean; locked: string[] }> {
  const [isBuyer, affiliate, consults] = await Promise.all([
    hasBought(ctx),
    ownAffiliate(ctx),
    showsConsultations(ctx),
  ]);
  const locked = [
    ...(isBuyer ? [] : [href("/portal/therapy"), href("/portal/wellness"), href("/portal/dosing")]),
    ...(isBuyer || affiliate ? [] : [href("/portal/affiliate")]),
    ...(consults ? [] : [href("/portal/consultations")]),
  ];
  return { isBuyer, locked };
}
