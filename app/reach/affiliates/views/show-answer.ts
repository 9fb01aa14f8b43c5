import { formatDate } from "#app/lib/dates.ts";
import { formatMoney, type Centavos } from "#app/lib/money.ts";
import { affiliateShown } from "../texts/shopper-shown.ts";

const say = affiliateShown.answer;

type Money = {
  balance: Centavos;
  onItsWay: Centavos;
  onHold: Centavos;
  /** When the first commission on hold becomes payable, if its parcel has shipped. */
  nextPayable: Date | null;
  /** The latest payout that is being sent. */
  payout: { number: string; confirmedAt: Date | null } | undefined;
};

/** What an affiliate gets next, and when: the first of the amounts that there is. */
export function showAnswer({ balance, onItsWay, onHold, nextPayable, payout }: Money) {
  const money = (amount: Centavos) => formatMoney(amount, { centavos: "always" });
  if (onItsWay > 0) {
    const sent = payout?.confirmedAt && say.sent(payout.number, formatDate(payout.confirmedAt));
    return { label: say.onItsWay, amount: money(onItsWay), text: sent ?? say.sending };
  }
  if (balance > 0) return { label: say.ready, amount: money(balance), text: say.next };
  if (onHold > 0) {
    const text = nextPayable ? say.heldUntil(formatDate(nextPayable)) : say.held;
    return { label: say.onHold, amount: money(onHold), text };
  }
  return { label: say.ready, amount: money(0), text: say.none };
}
