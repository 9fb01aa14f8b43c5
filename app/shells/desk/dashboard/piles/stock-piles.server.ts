import { href } from "react-router";
import { itemsRunningOut } from "#app/goods/purchasing/queries/running-out.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import type { Pile } from "./pile.ts";
import { pileWords as say } from "./texts.ts";

/** What is sold out before its supplier could deliver, for those who may order it. */
export async function stockPiles({ db, actor, now }: Ctx): Promise<Pile[]> {
  if (!may(actor, "purchasing:write")) return [];
  const { count, firstInDays } = await itemsRunningOut(db, now);
  if (count === 0) return [];
  const to = href("/admin/purchase-orders/to-order");
  return [{ name: "runs-out", to, count, when: say.firstIn(firstInDays) }];
}
