import { provinceNames } from "#app/running/places/queries/provinces.server.ts";
import { addressMark } from "#app/selling/checkout/rules/address-mark.ts";
import { addressTexts } from "#app/selling/checkout/views/show-change.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { OrderWithItems } from "../../../queries/find-order.server.ts";
import { isPartlySent } from "../../../rules/parcels.ts";
import { orderRights } from "./order-rights.ts";

/** The address as form values, for staff who may change it now. */
export async function showAddress({ db, actor }: Ctx, order: OrderWithItems) {
  if (!orderRights(actor, order).mayChange || isPartlySent(order)) return undefined;
  const provinces = await provinceNames(db);
  return { values: addressTexts(order), mark: addressMark(order), provinces };
}
