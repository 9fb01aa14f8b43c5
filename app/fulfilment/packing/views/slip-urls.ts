import { href } from "react-router";
import { orderToken, type LinkedOrder, type Signer } from "#app/selling/orders/rules/order-link.ts";

/** The page for checking a vial, and the page for reporting this parcel's arrival. */
export type SlipUrls = { verify: string; arrival: string };

type LinkedParcel = { order: LinkedOrder; number: number; all: number };

/** The codes on a slip. They lie in the parcel, so none of them opens the order. */
export function slipUrls(
  signer: Signer,
  { order, number, all }: LinkedParcel,
  appUrl: string,
): SlipUrls {
  const token = orderToken(signer, order, "parcel");
  const which = all > 1 ? `?parcel=${number}` : "";
  return {
    verify: `${appUrl}${href("/verify")}`,
    arrival: `${appUrl}${href("/order/:token/arrival", { token })}${which}`,
  };
}
