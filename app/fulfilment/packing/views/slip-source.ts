import { ownPicture } from "#app/goods/catalog/views/shown-picture.ts";
import type { OrderWithItems } from "#app/selling/orders/queries/find-order.server.ts";
import type { SentParcel } from "#app/selling/orders/queries/parcels.server.ts";
import { isPartlySent } from "#app/selling/orders/rules/parcels.ts";
import type { Parcel } from "../queries/read-parcel.server.ts";

type SlipLot = { number: string; units: number; expiresOn: string };

/** The contents of one slip, before or after its parcel left. */
export type SlipSource = {
  order: OrderWithItems;
  number: number;
  /** The order's number of parcels, as far as it is known. */
  all: number;
  isCold: boolean;
  lines: readonly { sku: string; name: string; units: number; lots: readonly SlipLot[] }[];
};

/** The picture of an item; undefined for one that has none of its own. */
export function pictureOf({ items }: SlipSource["order"], sku: string) {
  const item = items.find((own) => own.sku === sku);
  return item && ownPicture(item);
}

/** A parcel that is still to be packed. */
export function nextSlip({ order, number, isCold, plan, lots, rest }: Parcel): SlipSource {
  const lines = plan.map(({ itemId, units, lots: taken }) => {
    const item = order.items.find(({ id }) => id === itemId);
    return {
      sku: item?.sku ?? "",
      name: item?.productName ?? "",
      units,
      lots: taken.map((own) => {
        const lot = lots.find(({ id }) => id === own.lotId);
        const known = { number: lot?.lotNumber ?? "", expiresOn: lot?.expiresOn ?? "" };
        return { ...known, units: own.units };
      }),
    };
  });
  const all = number + (rest.length > 0 ? 1 : 0);
  return { order, number, all, isCold, lines };
}

/** A parcel that has left. */
export function sentSlip(order: OrderWithItems, { number, isCold, items }: SentParcel): SlipSource {
  const all = order.parcelsSent + (isPartlySent(order) ? 1 : 0);
  return { order, number, all, isCold, lines: items };
}
