import { formatDate, formatDay } from "#app/lib/dates.ts";
import { counts, type ConcessionKind, type Validity } from "../rules/concession-terms.ts";
import { concessionMessages as say } from "../texts/shopper.ts";

type ConcessionRow = Validity & {
  id: string;
  kind: ConcessionKind;
  idEnd: string;
  issuer: string;
  declaredAt: Date;
  reason: string | null;
};

export function showOwn(one: ConcessionRow, { isOpen, today }: { isOpen: boolean; today: string }) {
  const isOver = one.state === "approved" && !counts(one, today);
  return {
    id: one.id,
    title: say.kinds[one.kind],
    state: say.states[isOver ? "over" : one.state],
    isGood: one.state === "approved" && !isOver,
    mayWithdraw: isOpen,
    lines: [
      say.idEnd(one.issuer, one.idEnd),
      say.sent(formatDate(one.declaredAt)),
      ...(one.validUntil === null ? [] : [say.until(formatDay(one.validUntil))]),
      ...(one.reason === null ? [] : [say.why(one.reason)]),
    ],
  };
}

export type ShownConcession = ReturnType<typeof showOwn>;
