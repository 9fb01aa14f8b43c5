import { href } from "react-router";
import { listWords } from "#app/lib/list-words.ts";
import { orderPath, type Signer } from "#app/selling/orders/rules/order-link.ts";
import type { CourseInTime } from "../../../queries/course-in-time.server.ts";
import { doseMessages, feltMessages } from "../../../texts/shopper-dose.ts";
import { showCheckIn } from "../../../views/show-check-in.ts";
import { showMg } from "../../../views/amounts.ts";
import { moment } from "./order-points.ts";
import type { Lane, Point } from "./points.ts";
import { timelineMessages } from "./texts.ts";

const say = timelineMessages.point;
const course = href("/portal/therapy");

const wholeDay = (lane: Lane, day: string) => ({ lane, day, at: null });

/** Plans begun and stopped, vials mixed and discarded, doses, effects, and check-ins. */
export function coursePoints(signer: Signer, stored: CourseInTime): Point[] {
  return [
    ...stored.plans.flatMap(planPoints),
    ...stored.vials.flatMap((vial) => vialPoints(signer, vial)),
    ...stored.doses.map(dosePoint),
    ...stored.effects.map(effectPoint),
    ...stored.checkIns.map(checkInPoint),
  ];
}

function planPoints({ id, product, startsOn, endedAt }: CourseInTime["plans"][number]): Point[] {
  const begins = say.begins(product);
  const stopped = say.stopped(product);
  const point = { details: [], to: course };
  return [
    { id: `${id} 1`, ...wholeDay("doses", startsOn), title: begins, short: begins, ...point },
    ...(endedAt === null
      ? []
      : [{ id: `${id} 2`, ...moment("doses", endedAt), title: stopped, short: stopped, ...point }]),
  ];
}

/** The course shows those of its open plans that are not discarded; the order knows the others. */
function vialPoints(signer: Signer, vial: CourseInTime["vials"][number]): Point[] {
  const { id, product, mixedOn, discardedAt, state, lotNumber, order } = vial;
  const isShown = state !== "stopped" && discardedAt === null;
  const point = {
    details: [say.vialFrom(order.orderNumber, lotNumber)],
    to: isShown ? course : orderPath(signer, order),
  };
  const mixed = say.vial(product);
  const gone = say.discarded(product);
  return [
    { id: `${id} 1`, ...wholeDay("vials", mixedOn), title: mixed, short: mixed, ...point },
    ...(discardedAt === null
      ? []
      : [{ id: `${id} 2`, ...moment("vials", discardedAt), title: gone, short: gone, ...point }]),
  ];
}

function dosePoint(dose: CourseInTime["doses"][number]): Point {
  const { id, product, micrograms, takenOn, site } = dose;
  const title = say.dose(product, showMg(micrograms));
  return {
    id,
    ...wholeDay("doses", takenOn),
    title,
    details: site === null ? [] : [doseMessages.sites[site]],
    short: title,
    to: href("/portal/therapy/doses/:doseId", { doseId: id }),
  };
}

function effectPoint({ id, felt, feltOn }: CourseInTime["effects"][number]): Point {
  return {
    id,
    ...wholeDay("entries", feltOn),
    title: say.felt(listWords(felt.map((each) => feltMessages.felt[each]))),
    details: [],
    short: say.feltShort,
    to: href("/portal/therapy/effects"),
  };
}

function checkInPoint(checkIn: CourseInTime["checkIns"][number]): Point {
  const { id, planId, product, answeredOn, state } = checkIn;
  const { feeling, flags, changes, outcome } = showCheckIn(checkIn);
  return {
    id,
    ...wholeDay("entries", answeredOn),
    title: say.checkIn(product),
    details: [
      say.checkedIn(feeling, outcome),
      ...(flags.length > 0 ? [listWords(flags)] : []),
      ...(changes.length > 0 ? [listWords(changes)] : []),
    ],
    short: say.checkInShort,
    // A course that was stopped has no refill.
    to: state === "stopped" ? undefined : href("/portal/therapy/:planId/refill", { planId }),
  };
}
