import { setTimeout as sleep } from "node:timers/promises";
import { SOLD_OUT } from "#app/goods/catalog/views/product-href.ts";
import { fillCart, type WantedItem } from "#app/selling/cart/factories.ts";
import {
  filledForm,
  givesBack,
  type Answer,
  type Buyer,
  type CheckoutForm,
  type PlacedOrder,
} from "./buyer.ts";
import type { Fault } from "./fault-scenario.ts";
import type { Stage } from "./stage.ts";

const MOST_TRIES = 60;
const PAUSE_MS = 1_000;
const FILLED_AT_ONCE = 8;

/** A buyer with a filled cart, about to send the checkout form. */
export type WaitingBuyer = { cart: FilledCart; buyer: Buyer; form: CheckoutForm };

export type FilledCart = { token: string; cartId: string };

export type Rush = {
  told: PlacedOrder[];
  /** Buyers who got a reason and can act on it. */
  refused: WaitingBuyer[];
  /** How long each buyer waited, in milliseconds. */
  ms: number[];
  /** Answers that asked to retry in a moment, and returned the form. */
  busy: number;
};

/** Fills carts by the shopper's own command, without pages. */
export async function fillCarts(
  { ctx }: Stage,
  count: number,
  items: (index: number) => WantedItem[],
): Promise<FilledCart[]> {
  const carts: FilledCart[] = [];
  while (carts.length < count) {
    const more = Math.min(FILLED_AT_ONCE, count - carts.length);
    const filled = Array.from({ length: more }, (_, index) => {
      return fillCart(ctx, ...items(carts.length + index));
    });
    carts.push(...(await Promise.all(filled)));
  }
  return carts;
}

export function waitWith(stage: Stage, cart: FilledCart, total: number): WaitingBuyer {
  const buyer = stage.newBuyer({ cartToken: cart.token });
  const form = filledForm(buyer.email, stage.ctx.ids.newId(), String(total));
  return { cart, buyer, form };
}

/**
 * All buyers send their form at the same moment, and again if the shop says that it is too busy.
 * Any other answer that neither accepts nor refuses is a fault.
 */
export async function rush(
  { expect }: Fault,
  stage: Stage,
  waiting: readonly WaitingBuyer[],
): Promise<Rush> {
  const found: Rush = { told: [], refused: [], ms: [], busy: 0 };
  await Promise.all(
    waiting.map(async (one) => {
      const begun = performance.now();
      let answer = await one.buyer.submit(one.form).catch(String);
      for (let tries = 1; isBusy(answer, one.form) && tries < MOST_TRIES; tries += 1) {
        found.busy += 1;
        await sleep(PAUSE_MS);
        answer = await one.buyer.submit(one.form).catch(String);
      }
      found.ms.push(performance.now() - begun);
      const told = typeof answer === "object" ? one.buyer.toldBy(answer) : undefined;
      if (told) found.told.push(told);
      else if (isNo(answer)) found.refused.push(one);
      else expect(false, `in the rush the checkout answers ${wordsOf(answer)}`);
    }),
  );
  for (const told of found.told) stage.ledger.noteTold(told);
  return found;
}

const isBusy = (answer: Answer | string, form: CheckoutForm) =>
  typeof answer === "object" &&
  answer.status === 503 &&
  answer.retryAfter !== null &&
  givesBack(answer.body, form);
const isNo = (answer: Answer | string) =>
  typeof answer === "object" &&
  (answer.status === 409 || answer.location?.endsWith(`#${SOLD_OUT}`) === true);
const wordsOf = (answer: Answer | string) =>
  typeof answer === "object" ? String(answer.status) : answer;
