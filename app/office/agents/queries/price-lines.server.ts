import { promiseBy } from "#app/goods/catalog/queries/delivery.server.ts";
import { loadAreas } from "#app/goods/delivery/queries/areas.server.ts";
import { chargesTo, knownArea } from "#app/goods/delivery/rules/areas.ts";
import { judgeCold } from "#app/goods/delivery/rules/judge-cold.ts";
import { coldRefusedText } from "#app/goods/delivery/texts/shopper.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { priceCart, type PricedLine } from "#app/selling/cart/rules/price-cart.ts";
import { arrivesText } from "#app/selling/cart/texts/shopper-arrives.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

type Line = PricedLine & { name: string };

/** The price of lines and their delivery to a province, as the cart's page shows both. */
export async function priceLines({ db, now }: Ctx, lines: readonly Line[], province?: string) {
  const settings = await loadSettings(db);
  const areas = await loadAreas(db, settings);
  const area = knownArea(areas, province);
  const cold = lines.some(({ needsCold }) => needsCold);
  const carried = lines.map(({ needsCold = false, ...line }) => ({ ...line, needsCold }));
  const refused = judgeCold(carried, { settings, areas, province, now });
  const about = { cold, travels: area?.days, coldTerms: area?.cold };
  return {
    totals: priceCart(lines, chargesTo(settings, areas, province)),
    coldRefused: refused && coldRefusedText(refused),
    arrives: arrivesText(promiseBy(settings, now, about)),
  };
}
