import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { listCarriers } from "../../queries/carriers.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { notFound } from "#app/platform/http/request-context.server.ts";
import { carrierTexts } from "./area-fields.ts";

/** The page of a carrier; without an id the carrier is new and comes last. */
export async function showCarrier(ctx: Ctx, carrierId: string | undefined) {
  const all = await listCarriers(ctx.db);
  const carrier = all.find(({ id }) => id === carrierId);
  if (carrierId !== undefined && !carrier) throw notFound();
  if (!carrier) {
    const position = String(Math.max(0, ...all.map((each) => each.position)) + 1);
    return { stored: undefined, values: { position, is_active: "on" } };
  }
  const { id, name, trackingAddress } = carrier;
  const history = await loadHistory(ctx, { type: "carrier", id });
  return {
    stored: { name, trackingAddress, history },
    values: editable(carrierTexts(carrier), carrier.version),
  };
}
