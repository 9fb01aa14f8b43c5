import { bestOfCart, cartLines, findCart } from "#app/selling/cart/queries.server.ts";
import { linePicture } from "#app/selling/cart/views/show-line.ts";
import { areaTint } from "#app/goods/catalog/views/area-looks.ts";
import { ownApprovals } from "#app/selling/clearance/queries/approvals.server.ts";
import { needsWord } from "#app/selling/clearance/rules/check-clearance.ts";
import { loadAreas } from "#app/goods/delivery/queries/areas.server.ts";
import { chargesTo } from "#app/goods/delivery/rules/areas.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import { openOrderOfCart } from "#app/selling/orders/queries/open-order.server.ts";
import { orderPath } from "#app/selling/orders/rules/order-link.ts";
import { newestAttempt } from "#app/selling/payments/queries.server.ts";
import { lastTry } from "#app/selling/payments/rules/payment-terms.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { chargeSettings, pricedLine, priceTo } from "../rules/price-to.ts";
import { findBlocker } from "../views/find-blocker.ts";
import { filledForm } from "./filled-form.server.ts";

type ViewOptions = { settings?: Settings; addressId?: string | undefined };

/**
 * The checkout of the cart that a token opens. Undefined for an empty cart. Reads the settings
 * unless the page passes them; `addressId` is the chosen saved address.
 */
export async function checkoutView(
  ctx: Ctx,
  cartToken: string | undefined,
  known: ViewOptions = {},
) {
  const cart = await findCart(ctx.db, cartToken);
  const lines = cart ? await cartLines(ctx.db, cart.id) : [];
  if (!cart || lines.length === 0) return undefined;
  const open = await openOrderOfCart(ctx.db, cart.id);
  const settings = known.settings ?? (await loadSettings(ctx.db));
  const { applied, saving, statutory } = await bestOfCart(ctx, cart, lines, settings);
  const approvals = await ownApprovals(ctx, cart.id);
  const areas = await loadAreas(ctx.db, settings);
  const filled = await filledForm(ctx, open, {
    needWord: lines.filter((line) => needsWord([line]).length > 0),
    addressId: known.addressId,
  });
  const priced = { lines: lines.map(pricedLine), saving, settings: chargeSettings(settings) };
  return {
    lines: lines.map((line) => ({
      id: line.id,
      name: line.name,
      tint: areaTint(line.areaLook),
      picture: linePicture(line),
      quantity: line.quantity,
      total: line.price * line.quantity,
    })),
    totals: priceTo({ ...priced, areas }, filled.values["province"]),
    /** Set if shipping depends on the province that the buyer types. */
    pricing: areas ? { ...priced, areas } : undefined,
    cold: lines.filter(({ needsCold }) => needsCold).map(({ name }) => ({ name, needsCold: true })),
    statutory: statutory?.totals,
    promo: applied && { code: applied.code, problem: applied.problem },
    acknowledge: needsWord(lines),
    blocker: findBlocker(lines, {
      held: open?.held ?? [],
      charges: chargesTo(settings, areas, undefined),
      approvals,
    }),
    openOrder: open && {
      orderNumber: open.orderNumber,
      href: orderPath(ctx, open),
      expiresAt: open.expiresAt,
      lastTry: lastTry(await newestAttempt(ctx.db, open.id)),
    },
    filled,
  };
}
