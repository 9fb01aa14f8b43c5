import { data } from "react-router";
import { formatClock } from "#app/lib/dates.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { ownConcession } from "#app/selling/concessions/queries/held-concession.server.ts";
import { loadAreas } from "#app/goods/delivery/queries/areas.server.ts";
import { chargesTo, knownArea } from "#app/goods/delivery/rules/areas.ts";
import { judgeCold } from "#app/goods/delivery/rules/judge-cold.ts";
import { coldRefusedText } from "#app/goods/delivery/texts/shopper.ts";
import { promiseBy } from "#app/goods/catalog/queries/delivery.server.ts";
import { listAddOns } from "#app/goods/catalog/queries/product.server.ts";
import { areaTint } from "#app/goods/catalog/views/area-looks.ts";
import { showClash } from "#app/goods/catalog/views/show-clash.ts";
import { ownPicture, pictureFile } from "#app/goods/catalog/views/shown-picture.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { loadApprovals } from "./load-approvals.server.ts";
import { findCart, linesOfToken, promoOfCart } from "../../queries.server.ts";
import { showLine } from "../../views/show-line.ts";
import { readCartToken, takeMessage } from "./cart-cookies.server.ts";
import { takeLinkedCode } from "./linked-code.server.ts";

/** The province of the delivery, if the buyer gave an address before. */
export type FindProvince = (cartId: string) => Promise<string | undefined>;

/** Loads the browser's cart with the add-ons and the message about the last change. */
export async function loadCart(
  request: Request,
  { ctx, env }: RequestContext,
  findProvince: FindProvince,
) {
  const token = readCartToken(request, env.appUrl);
  const { flash, undo, headers } = takeMessage(request, env.appUrl);
  await takeLinkedCode(request, { ctx, env }, headers);
  const [cart, lines, addOns, settings] = await Promise.all([
    findCart(ctx.db, token),
    linesOfToken(ctx.db, token),
    listAddOns(ctx.db),
    loadSettings(ctx.db),
  ]);
  const { concession, mayDeclare } = await ownConcession(ctx, settings);
  const areas = await loadAreas(ctx.db, settings);
  const province = areas && cart && (await findProvince(cart.id));
  const area = knownArea(areas, province);
  const refused = judgeCold(lines, { settings, areas, province, now: ctx.now });
  const cold = lines.some(({ needsCold }) => needsCold);
  const approvalOf = await loadApprovals(ctx, cart?.id, lines);
  const page = {
    asOf: formatClock(ctx.now),
    lines: lines.map((line) => showLine(line, approvalOf(line))),
    promo: await promoOfCart(ctx, cart, lines),
    arrives: promiseBy(settings, ctx.now, { cold, travels: area?.days, coldTerms: area?.cold }),
    clash: showClash(lines.map((line) => ({ ...line, name: line.shortName }))),
    /** Cold goods cannot be sent to the place of the last order. */
    coldRefused: refused && coldRefusedText(refused),
    charges: chargesTo(settings, areas, province),
    concession,
    /** The buyer could show an ID, and at least one item has the statutory discount. */
    mayDeclare: mayDeclare && lines.some(({ statutoryDiscount }) => statutoryDiscount),
    /** Shown only where the charges for shipping depend on the area. */
    province: area && (province ?? undefined),
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
