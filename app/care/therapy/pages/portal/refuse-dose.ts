import { formatDate } from "#app/lib/dates.ts";
import type { DoseEntry, DoseRefusal } from "../../commands/judge-dose.server.ts";
import type { LogRefusal } from "../../commands/log-dose.server.ts";
import type { EditDoseRefusal } from "../../commands/edit-dose.server.ts";
import { doseMessages } from "../../texts/shopper-dose.ts";
import { showMg } from "../../views/amounts.ts";
import { refuseCourse, type Failure } from "./refuse-course.ts";

const say = doseMessages.guard;

/** The reason beside its field why a dose is not saved, and what to do if it was really taken. */
export function refuseDose(
  refused: LogRefusal | EditDoseRefusal,
  { micrograms }: Pick<DoseEntry, "micrograms">,
): Failure & { urgent?: string } {
  const given = showMg(micrograms);
  switch (refused.reason) {
    case "tenfold_more":
      return {
        ...onAmount(say.tenfold_more(given, showMg(ofPlan(refused).planned))),
        urgent: say.tookIt,
      };
    case "above_most":
      return {
        ...onAmount(say.above_most(given, showMg(ofPlan(refused).most))),
        urgent: say.tookIt,
      };
    case "tenfold_less":
      return onAmount(say.tenfold_less(given, showMg(ofPlan(refused).planned)));
    case "vial_short": {
      const message = say.vial_short("left" in refused ? showMg(refused.left) : "");
      return { status: 422, message, errors: { vialId: message } };
    }
    case "outside_course": {
      const { first, last } = "first" in refused ? refused : { first: "", last: "" };
      const message = say.outside_course(formatDate(first), formatDate(last));
      return { status: 422, message, errors: { takenOn: message } };
    }
    default:
      return refuseCourse(refused.reason);
  }
}

type OnAmount = Extract<DoseRefusal, { planned: number }>;

function ofPlan(refused: LogRefusal | EditDoseRefusal): Pick<OnAmount, "planned" | "most"> {
  if ("planned" in refused) return refused;
  throw new Error("a guard of the amount says what the plan is");
}

const onAmount = (message: string) => ({ status: 422, message, errors: { amount: message } });
