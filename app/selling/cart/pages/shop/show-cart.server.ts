import { loadCart } from "./load-cart.server.ts";
import { knownProvince } from "#app/selling/checkout/queries/known-province.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

/** Prices shipping to the address of the buyer's last parcel. */
export const showCart = (request: Request, shop: RequestContext) =>
  loadCart(request, shop, (cartId) => knownProvince(shop.ctx, cartId));
