import type { PlanState } from "../rules/plan-terms.ts";

const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);
const doses = (count: number) => (count === 1 ? "1 dose" : `${count} doses`);

const states: Record<PlanState, string> = {
  active: "Running",
  paused: "Paused",
  stopped: "Stopped",
};

/** Texts that the server fills in before a page gets them. */
export const planMessages = {
  states,
  days,
  doses,
  plan: {
    dueToday: "Due today",
    dueOn: (day: string) => `Due on ${day}`,
    inDays: (count: number) => (count === 1 ? "Tomorrow" : `In ${days(count)}`),
    late: (count: number, day: string) => `${days(count)} late. It was due on ${day}.`,
    takeUntil: (day: string) =>
      `The label says: take it as soon as you can, until ${day}. After that skip it, and take the next one on its usual day. Never two at once.`,
    lateAsk:
      "No label says what to do with a late dose of it. Ask the clinician who wrote your instruction, and never take two at once.",
    missed: (list: string) =>
      `No dose is in the log for ${list}. Do not make up for it: the label says to skip what is later than it allows. If you did take it, add it with its day.`,
    missedNoLabel: (list: string) =>
      `No dose is in the log for ${list}. Do not make up for it, and ask the clinician who wrote your instruction. If you did take it, add it with its day.`,
    askPrescriber: (count: number) =>
      `${count} doses in a row are missing. The label leaves it to your prescriber how to go on, which can mean to begin again with a lower dose. Ask before the next one.`,
    ended: {
      time: "The time of your clinician’s instruction is over. Ask for a new one before you go on.",
      doses: "All doses of your clinician’s instruction are taken. Ask how to go on.",
    },
    byLabel: (name: string) => `By the label: ${name}`,
    byClinician: (name: string, day: string) =>
      `By the instruction of ${name}, which holds until ${day}`,
    read: (day: string) => `read on ${day}`,
    raiseLater: (dose: string, count: number) =>
      `The label’s next step is ${dose}, after ${doses(count)} more of this one and four weeks. Only your clinician decides whether you take it.`,
    raiseFrom: (dose: string, day: string) =>
      `The label’s next step is ${dose}, from ${day} at the earliest. Only your clinician decides whether you take it; staying on a step is possible.`,
    raise: (dose: string) => `My clinician raised it to ${dose}`,
    lower: (dose: string) => `My clinician lowered it to ${dose}`,
    maximum: (dose: string) => `Never more than ${dose} at once.`,
  },
  start: {
    label: (dose: string) => `By the label, beginning with ${dose} once a week`,
    instruction: (name: string) => `By the instruction of ${name}`,
    noSource:
      "There is no plan: it has no approved label, so there is no approved dose, and no clinician has written one for you here.",
    blocked:
      "Another course of this kind is running. Labels say not to combine them. Ask your clinician before you change.",
  },
  vial: {
    leftOf: (left: string, all: string) => `${left} of ${all}`,
    unknown: "Not known: the shop has no milligrams on record for this vial.",
    usedUpIn: (count: number, day: string) =>
      count === 0
        ? "The next dose needs a new vial"
        : `In ${days(count)}: on ${day} you need the next one`,
    lasts: "Lasts until the end of your instruction",
    expiresIn: (count: number, day: string) =>
      count < 0
        ? `It expired on ${day}. Discard it.`
        : count === 0
          ? `Today is its last day (${day})`
          : `${day}, ${days(count)} left`,
    from: (order: string, lot: string | null) =>
      lot === null ? `Order ${order}` : `Order ${order}, lot ${lot}`,
    mixed: (day: string) => `Mixed on ${day}`,
    mixedWith: (day: string, water: string) => `Mixed on ${day} with ${water} of water`,
    discarded: (day: string) => `Discarded on ${day}`,
    asInstructed: (water: string, strength: string, who: string) =>
      `I mixed it with exactly ${water} of water, as ${who} wrote for a vial of ${strength}`,
    noMixing:
      "No source says how much water this vial is mixed with. So no mL and no units are shown: let your clinician or a pharmacist show you.",
    notOther: (strength: string) =>
      `The instruction names a vial of ${strength}, and this is another: no mL and no units are shown.`,
    option: (product: string, order: string, lot: string | null, left: number) =>
      `${product}, order ${order}${lot === null ? "" : `, lot ${lot}`} (${left} unopened)`,
    refillOn: (day: string) => `You need the next vial on ${day}.`,
    isRecalled: "recalled: do not use",
    none: "No open vial",
  },
  span: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  editOf: (day: string) => `Edit the dose of ${day}`,
} as const;
