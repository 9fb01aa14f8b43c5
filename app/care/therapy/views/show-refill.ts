import { formatDay } from "#app/lib/dates.ts";
import type { OpenPlan } from "../queries/own-course.server.ts";
import type { Refill } from "../queries/refill.server.ts";
import { refillMessages } from "../texts/shopper-refill.ts";
import { glanceMessages } from "../texts/shopper-today.ts";
import type { ShownPlan } from "./show-plan.ts";

const say = refillMessages.card;

/** The state of a refill on the cards of a course: a call to act, or one quiet line. */
export function showRefill({ state }: Refill, { plan }: Pick<OpenPlan, "plan">) {
  const planId = plan.id;
  switch (state.kind) {
    case "none":
      return undefined;
    case "ahead":
      return { planId, line: say.ahead(formatDay(state.askedFrom)), call: undefined };
    case "skipped":
      return { planId, line: say.skipped(formatDay(state.until)), call: undefined };
    case "in_cart":
      return { planId, line: say.inCart, call: undefined };
    case "due":
      return {
        planId,
        line: undefined,
        call: { title: say.due, text: say.dueText(formatDay(state.dueOn)), act: say.begin },
      };
    case "ready":
      return {
        planId,
        line: undefined,
        call: { title: say.ready, text: say.readyText, act: say.open },
      };
    case "talk":
      return {
        planId,
        line: undefined,
        call: { title: say.stopped, text: say.stoppedText, act: glanceMessages.refill },
      };
    case "urgent":
      return {
        planId,
        line: undefined,
        call: { title: say.urgent, text: say.urgentText, act: glanceMessages.refill },
      };
  }
}

export type ShownRefill = ReturnType<typeof showRefill>;

export type PlanToday = ShownPlan & { refillNow: ShownRefill };
