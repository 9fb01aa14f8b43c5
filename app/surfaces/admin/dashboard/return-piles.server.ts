import { href } from "react-router";
import { waitingReturns } from "#app/modules/returns/queries/waiting-returns.server.ts";
import { mayAct } from "#app/modules/returns/rules/return-moves.ts";
import { returnPiles as say } from "#app/modules/returns/texts/staff.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { SECTION_LABELS } from "../frame/sections.ts";
import type { Pile } from "./find-piles.ts";

const DAY = 24 * 60 * 60 * 1_000;

/** Returns that wait for somebody who may take their next step, with the age of the oldest. */
export async function returnPiles({ db, actor, now }: Ctx): Promise<Pile[]> {
  const [decides, inspects] = [mayAct(actor, "approve"), mayAct(actor, "inspect")];
  if (!decides && !inspects) return [];
  const { decide, inspect } = await waitingReturns(db);
  const pile = (label: string, show: string, { count, oldest }: typeof decide): Pile[] => {
    if (count === 0 || oldest === null) return [];
    const days = Math.floor((now.getTime() - oldest.getTime()) / DAY);
    const to = `${href("/admin/returns")}?show=${show}&sort=asked`;
    return [{ section: SECTION_LABELS.orders, to, label, count, when: say.oldest(days) }];
  };
  return [
    ...(decides ? pile(say.decide, "asked", decide) : []),
    ...(inspects ? pile(say.inspect, "received", inspect) : []),
  ];
}
