import { data } from "react-router";
import { formatTime } from "#app/lib/dates.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { chargesOf } from "#app/modules/settings/rules/charges.ts";
import { deliveryPromise } from "#app/modules/catalog/queries/delivery.server.ts";
import { listAddOns } from "#app/modules/catalog/queries/product.server.ts";
import { areaTint } from "#app/modules/catalog/views/area-looks.ts";
import { ownPicture, pictureFile } from "#app/modules/catalog/views/shown-picture.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { findCart, linesOfToken, promoOfCart } from "../queries.server.ts";
import { showLine } from "../views/show-line.ts";
import { readCartToken, takeMessage } from "./cart-cookies.server.ts";

/** The cart of this browser, with the add-ons and the message of what was last done. */
export async function loadCart(request: Request, { ctx, env }: RequestContext) {
  const token = readCartToken(request, env.appUrl);
  const [cart, lines, addOns, arrives, settings] = await Promise.all([
    findCart(ctx.db, token),
    linesOfToken(ctx.db, token),
    listAddOns(ctx.db),
    deliveryPromise(ctx),
    loadSettings(ctx.db),
  ]);
  const { flash, undo, headers } = takeMessage(request, env.appUrl);
  const page = {
    asOf: formatTime(ctx.now),
    lines: lines.map(showLine),
    promo: await promoOfCart(ctx, cart, lines),
    arrives,
    charges: chargesOf(settings),
    addOns: addOns.map(({ id, name, price, shortDescription, images }) => ({
      id,
      name,
      price,
      text: shortDescription,
      tint: areaTint(null),
      picture: ownPicture({ images }),
      inCart: lines.some((line) => line.productId === id),
    })),
    empty: lines.length === 0 ? pictureFile("parcel") : undefined,
    flash,
    undo,
  };
  return data(page, { headers });
}
