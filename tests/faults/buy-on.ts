import { givesBack } from "./buyer.ts";
import type { Fault } from "./fault-scenario.ts";
import { gatewayEvent } from "./gateway-event.ts";
import type { Stage } from "./stage.ts";
import { untilServed } from "./until-served.ts";

export type Buying = { over: boolean; refused: number };

/** Buys until it is over; each purchase that was begun is brought to its end. */
export async function buyOn(fault: Fault, stage: Stage, buying: Buying): Promise<void> {
  const { expect } = fault;
  while (!buying.over) {
    const { buyer, form } = await untilServed(() => stage.buyerAtCheckout());
    const told = await buyer.submitUntilTold(form, (answer) => {
      if (answer?.status === 303) return;
      buying.refused += 1;
      const status = answer?.status ?? "nothing";
      expect(status === 503, `in the meantime the checkout answers ${status}, not 503`);
      expect(answer?.retryAfter !== null, "the checkout says no time to come back");
      expect(answer !== undefined && givesBack(answer.body, form), "the form was not given back");
    });
    stage.ledger.noteTold(told);
    await stage.callBackUntilRecorded(gatewayEvent(told, Number(form["shownTotal"])));
  }
}
