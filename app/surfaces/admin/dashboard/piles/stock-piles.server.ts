import { href } from "react-router";
import { formatDate, shopDay } from "#app/lib/dates.ts";
import { lotsExpiringSoon } from "#app/modules/lots/queries/list-lots.server.ts";
import { itemsRunningOut } from "#app/modules/purchasing/queries/running-out.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import type { Pile } from "./pile.ts";
import { pileWords as say } from "./texts.ts";

/** What has to be ordered or sold before a day that comes; for those who may open its list. */
export async function stockPiles({ db, actor, now }: Ctx): Promise<Pile[]> {
  const today = shopDay(now);
  const [items, lots] = await Promise.all([
    may(actor, "purchasing:write") ? itemsRunningOut(db, now) : undefined,
    may(actor, "lots:read") ? lotsExpiringSoon(db, today) : undefined,
  ]);
  const piles: Pile[] = [];
  if (items && items.count > 0) {
    const to = href("/admin/purchase-orders/to-order");
    const when = say.firstIn(items.firstInDays);
    piles.push({ name: "runs-out", to, count: items.count, when });
  }
  if (lots && lots.count > 0 && lots.first !== null) {
    const to = `${href("/admin/lots")}?state=soon&sort=expires`;
    const when = say.firstOn(formatDate(lots.first), lots.first < today);
    piles.push({ name: "lots-expire", to, count: lots.count, when });
  }
  return piles;
}
