import { formatDate, formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { ReturnReason, ReturnState } from "../rules/return-terms.ts";
import { ownReturnMessages as say, returnReasons } from "../texts/shopper.ts";

type ShownPhoto = { id: string; width: number; height: number };

type ReturnSource = {
  number: string;
  state: ReturnState;
  reason: ReturnReason;
  comesBack: boolean | null;
  answer: string | null;
  refunded: number;
  asCredit: boolean;
  settledWhy: string | null;
  askedAt: Date;
  decidedAt: Date | null;
  receivedAt: Date | null;
  inspectedAt: Date | null;
  endedAt: Date | null;
  lines: readonly { name: string; units: number; received: number | null }[];
};

/** A return for its buyer. Leaves out the internal notes of staff. */
export function showOwnReturn(own: ReturnSource, photos: readonly ShownPhoto[] = []) {
  return {
    number: own.number,
    state: own.state,
    reason: say.reasonOf(returnReasons[own.reason]),
    lines: own.lines.map(({ name, units, received }) => say.lineOf(received ?? units, name)),
    steps: stepsOf(own),
    refunded: own.refunded > 0 ? refundOf(own) : undefined,
    told: toldOf(own),
    photos,
  };
}

const refundOf = ({ refunded, asCredit }: ReturnSource) =>
  (asCredit ? say.credited : say.refunded)(formatMoney(refunded));

export type OwnReturn = ReturnType<typeof showOwnReturn>;

/** The returns of an order. `ask` has the deadline for another one, if it is possible. */
export type ShownReturns = { made: OwnReturn[]; ask: { until: string } | undefined };

function toldOf({ state, answer, comesBack, refunded, settledWhy }: ReturnSource) {
  if (state === "refused") return { title: say.answerTitle.refused, text: answer ?? "" };
  if (state === "settled" && refunded === 0) {
    return { title: say.answerTitle.settled, text: settledWhy ?? "" };
  }
  if (state !== "approved") return undefined;
  const text = [comesBack ? "" : say.keepIt, answer ?? ""].filter(Boolean).join(" ");
  return { title: say.answerTitle.approved, text };
}

type StepName = ReturnState;
export type OwnStep = { name: StepName; label: string; is: "done" | "now" | "ahead"; at: string };

/** Past steps, then the next ones. A final state ends the list. */
function stepsOf(own: ReturnSource): OwnStep[] {
  const times: Record<StepName, Date | null> = {
    asked: own.askedAt,
    approved: own.state === "refused" && own.comesBack === null ? null : own.decidedAt,
    received: own.receivedAt,
    inspected: own.inspectedAt,
    settled: own.state === "settled" ? own.endedAt : null,
    refused: own.state === "refused" ? own.endedAt : null,
  };
  const done = pathOf(own).filter((name) => times[name] !== null);
  const ahead = own.endedAt ? [] : pathOf(own).filter((name) => times[name] === null);
  return [
    ...done.map((name) => step(name, "done", times[name])),
    ...ahead.map((name, index) => step(name, index === 0 ? "now" : "ahead", null)),
  ];
}

/** Goods that the buyer keeps are not awaited. A parcel that came back was not requested. */
function pathOf({ state, comesBack, receivedAt, decidedAt }: ReturnSource): StepName[] {
  if (state === "refused") return ["asked", "approved", "refused"];
  const goods: StepName[] =
    comesBack === false && receivedAt === null ? [] : ["received", "inspected"];
  const asked: StepName[] = receivedAt !== null && decidedAt === null ? [] : ["asked", "approved"];
  return [...asked, ...goods, "settled"];
}

function step(name: StepName, is: OwnStep["is"], at: Date | null): OwnStep {
  const label = (is === "now" && say.waiting[name]) || say.states[name];
  return { name, label, is, at: at ? formatDateTime(at) : "" };
}

export function showUntil(until: Date): string {
  return say.until(formatDate(until));
}
