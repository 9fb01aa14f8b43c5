import { formatDate, formatDay } from "#app/lib/dates.ts";
import { listWords } from "#app/lib/list-words.ts";
import type { DoseRow, OpenPlan } from "../queries/own-course.server.ts";
import type { VialRow } from "../queries/vials.server.ts";
import { everyDaysOf, missedRuleOf, mostOf, stepOf } from "../rules/course.ts";
import { daysToCome } from "../rules/days-to-come.ts";
import type { Day } from "../rules/days.ts";
import { earliestNext, guidanceOf, missedInRow, nextDose } from "../rules/next-dose.ts";
import { mayRaise, nextRaise } from "../rules/raise-step.ts";
import { planMessages } from "../texts/shopper-plan.ts";
import { showMg } from "./amounts.ts";
import { countVial, showVial, supplyOfVial } from "./show-vial.ts";

const say = planMessages.plan;

/** How many days vials and the calendar look ahead. */
export const DAYS_AHEAD = 26;
/** The most missed days that are listed. */
const NAMED = 3;

type PlanRows = { open: OpenPlan; doses: readonly DoseRow[]; vials: readonly VialRow[] };

export function showPlan({ open, doses, vials }: PlanRows, today: Day) {
  const { plan, product, slug, isSold, course, instruction } = open;
  const given = { course, startsOn: plan.startsOn, doses };
  const isActive = plan.state === "active";
  const planned = isActive ? daysToCome(given, today, DAYS_AHEAD) : [];
  const counted = vials.map((vial) => countVial(vial, doses, today));
  const current = counted.find(({ isUsable }) => isUsable);
  const supply = current && supplyOfVial(current, planned, today);
  const refillOn = supply ? supply.nextVialOn : (planned[0]?.dueOn ?? null);
  return {
    id: plan.id,
    version: plan.version,
    product,
    slug,
    isSold,
    state: plan.state,
    stateWord: planMessages.states[plan.state],
    source: sourceOf(open),
    next: isActive ? nextOf(given, today) : undefined,
    mostText: say.maximum(showMg(mostOf(course))),
    raise: isActive ? raiseOf(open, doses, today) : undefined,
    lower:
      course.by === "label" && plan.step > 0
        ? say.lower(showMg(stepOf(course.label, plan.step - 1)))
        : undefined,
    vial: current && showVial(current, planned, today),
    oldVials: counted
      .filter((each) => each !== current && each.vial.discardedAt === null)
      .map((each) => showVial(each, planned, today)),
    refill: refillOn === null ? undefined : planMessages.vial.refillOn(formatDay(refillOn)),
    isShown: plan.shownAt !== null,
    reminderHour: plan.reminderHour,
    earliest: earliestNext({ course, doses }, today),
    /** The label says how far apart two doses must be when their day changes. */
    mayMove: isActive && (missedRuleOf(course)?.leastDays ?? null) !== null,
    mixing:
      instruction?.vialMicrograms && instruction.waterMicrolitres
        ? {
            vialMicrograms: instruction.vialMicrograms,
            waterMicrolitres: instruction.waterMicrolitres,
            by: instruction.clinicianName,
          }
        : undefined,
  };
}

export type ShownPlan = ReturnType<typeof showPlan>;

function sourceOf({ course, instruction }: OpenPlan) {
  if (course.by === "label") {
    const { name, url, readOn } = course.label.source;
    return { text: say.byLabel(name), url, read: say.read(formatDate(readOn)) };
  }
  const { clinicianName = "", validUntil = "" } = instruction ?? {};
  return { text: say.byClinician(clinicianName, formatDate(validUntil)), url: null, read: null };
}

type PlanFacts = Parameters<typeof nextDose>[0];

function nextOf(given: PlanFacts, today: Day) {
  const next = nextDose(given, today);
  if ("ended" in next) {
    return {
      isDue: false,
      dose: undefined,
      when: say.ended[next.ended],
      advice: [],
      isEnded: true,
    };
  }
  const guidance = guidanceOf(next, today);
  const rule = missedRuleOf(given.course);
  const day = formatDay(next.dueOn);
  const inRow = missedInRow(given, today);
  const names = next.missed.slice(-NAMED).map(formatDay);
  const list = listWords(names);
  return {
    isEnded: false,
    isDue: guidance.kind !== "ahead",
    dose: showMg(next.micrograms),
    when:
      guidance.kind === "ahead"
        ? `${say.dueOn(day)}. ${say.inDays(guidance.inDays)}.`
        : guidance.kind === "due"
          ? say.dueToday
          : say.late(guidance.days, day),
    advice: [
      ...(guidance.kind === "late"
        ? [guidance.until === null ? say.lateAsk : say.takeUntil(formatDay(guidance.until))]
        : []),
      ...(names.length > 0 ? [rule ? say.missed(list) : say.missedNoLabel(list)] : []),
      ...(rule?.askAfterMissed && inRow >= rule.askAfterMissed ? [say.askPrescriber(inRow)] : []),
    ],
    everyDays: everyDaysOf(given.course),
  };
}

function raiseOf({ plan, course }: OpenPlan, doses: readonly DoseRow[], today: Day) {
  if (course.by !== "label") return undefined;
  const raise = nextRaise(course.label, plan.step, doses);
  if (!raise) return undefined;
  const dose = showMg(raise.micrograms);
  return {
    may: mayRaise(raise, today),
    act: say.raise(dose),
    text:
      raise.from === null
        ? say.raiseLater(dose, raise.dosesLeft)
        : say.raiseFrom(dose, formatDay(raise.from)),
  };
}
