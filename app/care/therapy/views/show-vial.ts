import { formatDate, formatDay, shopDay } from "#app/lib/dates.ts";
import type { DoseRow } from "../queries/own-course.server.ts";
import type { VialRow } from "../queries/vials.server.ts";
import { daysFrom, type Day } from "../rules/days.ts";
import { expiresOn, leftIn, supplyOf, type Supply } from "../rules/vial.ts";
import { planMessages } from "../texts/shopper-plan.ts";
import { courseMessages } from "../texts/shopper.ts";
import { showMg, showMl } from "./amounts.ts";

const say = { ...planMessages.vial, recalled: courseMessages.vial.recalled };

/** "Oct 25": people tell their vials apart by the day of mixing. */
export const shortDay = (day: Day) => formatDay(day).replace(/^\w+, /, "");

export function countVial(vial: VialRow, doses: readonly DoseRow[], today: Day) {
  const drawnDoses = doses.filter(({ vialId }) => vialId === vial.id);
  const left = leftIn(
    vial,
    drawnDoses.map(({ micrograms }) => micrograms),
  );
  const until = expiresOn(vial);
  const isUsable =
    vial.discardedAt === null && vial.recalledAt === null && until >= today && (left ?? 1) > 0;
  return { vial, left, until, isUsable };
}

export type CountedVial = ReturnType<typeof countVial>;
type PlannedDoses = readonly { dueOn: Day; micrograms: number }[];

/** How long a vial lasts, if its contents are known. */
export function supplyOfVial(
  { vial, left }: CountedVial,
  planned: PlannedDoses,
  today: Day,
): Supply | undefined {
  return left === undefined ? undefined : supplyOf(vial, left, planned, today);
}

export function showVial(counted: CountedVial, planned: PlannedDoses, today: Day) {
  const { vial, left, until, isUsable } = counted;
  const supply = isUsable ? supplyOfVial(counted, planned, today) : undefined;
  const { nextVialOn = null, daysUntilUsedUp = null } = supply ?? {};
  const mixedOn = shortDay(vial.mixedOn);
  const water = vial.waterMicrolitres;
  const all = vial.contentMicrograms;
  return {
    id: vial.id,
    isUsable,
    mixedOn,
    from: say.from(vial.orderNumber, vial.lotNumber),
    mixed: water === null ? say.mixed(mixedOn) : say.mixedWith(mixedOn, showMl(water)),
    left: left === undefined || all === null ? say.unknown : say.leftOf(showMg(left), showMg(all)),
    share: left === undefined || all === null ? undefined : { left, all },
    usedUp:
      nextVialOn !== null && daysUntilUsedUp !== null
        ? say.usedUpIn(daysUntilUsedUp, formatDay(nextVialOn))
        : supply && planned.length > 0
          ? say.lasts
          : undefined,
    expires: say.expiresIn(daysFrom(today, until), formatDate(until)),
    isExpired: until < today,
    recalled: vial.recalledAt === null ? undefined : (vial.recallAdvice ?? say.recalled),
    discarded: vial.discardedAt && say.discarded(formatDay(shopDay(vial.discardedAt))),
  };
}

export type ShownVial = ReturnType<typeof showVial>;
