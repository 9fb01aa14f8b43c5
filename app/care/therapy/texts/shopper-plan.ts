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
    late: (count: number, day: string) => `${days(count)} late. Was due on ${day}.`,
    takeUntil: (day: string) =>
      `The label says to take it as soon as you can, until ${day}. After that, skip it and take the next dose on its usual day. Never take two at once.`,
    lateAsk:
      "No label says what to do about a late dose here. Ask the clinician who wrote your instructions, and never take two at once.",
    missed: (list: string) =>
      `No dose logged for ${list}. Don’t make up for it: the label says to skip a dose that’s too late. If you did take it, add it to the log.`,
    missedNoLabel: (list: string) =>
      `No dose logged for ${list}. Don’t make up for it, and ask the clinician who wrote your instructions. If you did take it, add it to the log.`,
    askPrescriber: (count: number) =>
      `${doses(count)} in a row ${count === 1 ? "is" : "are"} missing from your log. The label leaves the next step to your prescriber, who may restart you at a lower dose. Ask before your next dose.`,
    ended: {
      time: "Your clinician’s instructions have ended. Ask for new ones before you continue.",
      doses: "You’ve taken all doses in your clinician’s instructions. Ask how to continue.",
    },
    byLabel: (name: string) => `Based on the label: ${name}`,
    byClinician: (name: string, day: string) =>
      `Based on ${name}’s instructions, valid until ${day}`,
    read: (day: string) => `read on ${day}`,
    raiseLater: (dose: string, count: number) =>
      `Next label step: ${dose}, after ${count} more ${count === 1 ? "dose" : "doses"} and at least 4 weeks. Only your clinician decides whether you take it.`,
    raiseFrom: (dose: string, day: string) =>
      `Next label step: ${dose}, from ${day} at the earliest. Only your clinician decides whether you take it. You can also stay on this step.`,
    raise: (dose: string) => `My clinician raised my dose to ${dose}`,
    lower: (dose: string) => `My clinician lowered my dose to ${dose}`,
    maximum: (dose: string) => `Never take more than ${dose} at once.`,
  },
  start: {
    label: (dose: string) => `Based on the label, starting with ${dose} once a week`,
    instruction: (name: string) => `Based on ${name}’s instructions`,
    noSource: "No plan: there’s no approved dose, and no clinician has prescribed one here.",
    blocked:
      "A similar course is already running, and labels say not to combine them. Ask your clinician before you switch.",
  },
  vial: {
    leftOf: (left: string, all: string) => `${left} of ${all}`,
    unknown: "Unknown. We have no milligrams on record for this vial.",
    usedUpIn: (count: number, day: string) =>
      count === 0 ? "Your next dose needs a new vial" : `In ${days(count)} (${day})`,
    lasts: "Not before your instructions end",
    expiresIn: (count: number, day: string) =>
      count < 0
        ? `Expired on ${day}. Discard it.`
        : count === 0
          ? `Today (${day})`
          : `${day}, ${days(count)} left`,
    from: (order: string, lot: string | null) =>
      lot === null ? `Order ${order}` : `Order ${order}, batch ${lot}`,
    mixed: (day: string) => `Mixed ${day}`,
    mixedWith: (day: string, water: string) => `Mixed ${day} with ${water} of water`,
    discarded: (day: string) => `Discarded on ${day}`,
    asInstructed: (water: string, strength: string, who: string) =>
      `I mixed it with exactly ${water} of water, as ${who} instructed for a ${strength} vial`,
    noMixing:
      "No source says how much water to use for this vial, so we can’t show mL or units. Ask your clinician or a pharmacist to show you.",
    notOther: (strength: string) =>
      `Your instructions are for a ${strength} vial, and this isn’t one. We can’t show mL or units.`,
    option: (product: string, order: string, lot: string | null, left: number) =>
      `${product}, order ${order}${lot === null ? "" : `, batch ${lot}`} (${left} unopened)`,
    refillOn: (day: string) => `You’ll need the next vial on ${day}.`,
    none: "No open vial",
  },
  span: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  editOf: (day: string) => `Edit the dose on ${day}`,
} as const;
