import { href } from "react-router";
import { formatDay } from "#app/lib/dates.ts";
import { isDay } from "#app/lib/is-day.ts";
import type { Queue } from "#app/ui/offline/use-queue.ts";
import { WaitingList } from "#app/ui/offline/waiting-list.tsx";
import type { Waiting } from "#app/ui/offline/waiting-store.ts";
import { queueMessages as say } from "../texts/shopper-queue.ts";

type WaitingDosesProps = {
  queue: Queue;
  /** The products of plans that go on, by the plan. */
  names: Readonly<Record<string, string>>;
  /** Set if the form of this plan is on the page. Otherwise a link leads to it. */
  onChange?: (item: Waiting) => void;
};

/** Doses that are in this browser and not at the shop, and why. */
export function WaitingDoses({ queue, names, onChange }: WaitingDosesProps) {
  function show({ fields: { amount = "", takenOn = "", planId = "" } }: Waiting) {
    // Undefined if the course has ended, or is not on this page.
    const product = names[planId];
    const what = say.dose(amount, product);
    const day = isDay(takenOn) ? formatDay(takenOn) : takenOn;
    const form = onChange ?? href("/portal/therapy/:planId/dose", { planId });
    return {
      title: `${what}, ${day}`,
      names: { change: say.changeOf(what, day), discard: say.discardOf(what, day) },
      change: product === undefined ? undefined : form,
    };
  }
  return (
    <WaitingList
      home={href("/portal/therapy")}
      queue={queue}
      scrolls={onChange !== undefined}
      show={show}
      words={say}
    />
  );
}
