import { addDays, formatDate } from "#app/lib/dates.ts";
import type { OwnRequest } from "../queries/own-requests.server.ts";
import { isLegal, isOpen } from "../rules/request-moves.ts";
import { ownMessages as say, unitsWords } from "../texts/shopper.ts";

export function showOwn(request: OwnRequest, now: Date) {
  const { id, product, slug, units, state, answer, approval } = request;
  const holds = holdsNow(request, now);
  const left = approval ? approval.units - approval.usedUnits : 0;
  const next = state === "approved" ? nextOfApproval(request, now) : say.next[state];
  return {
    id,
    product,
    slug,
    state,
    tone: toneOf(state, holds && left > 0),
    label: say.state[state],
    about: say.about(units, formatDate(request.askedAt)),
    by: approval && state === "approved" ? say.by(approval.clinicianName) : undefined,
    wrote: answer === null ? undefined : say.wrote(answer),
    next,
    canOrder: holds && left > 0 && request.isSold,
    canAskAgain: request.isSold && !isOpen(state) && !(holds && left > 0),
    canBook: state === "to_talk" || state === "declined",
    canWithdraw: isLegal("withdraw", state) && (state !== "approved" || left > 0),
  };
}

export type ShownRequest = ReturnType<typeof showOwn>;

function holdsNow({ state, approval }: OwnRequest, now: Date): boolean {
  return state === "approved" && approval?.endedAt === null && approval.until > now;
}

function nextOfApproval(request: OwnRequest, now: Date): string {
  const { approval } = request;
  if (!approval || !holdsNow(request, now)) return say.over;
  const left = approval.units - approval.usedUnits;
  if (left === 0) return say.usedUp;
  return say.approved(unitsWords(left), formatDate(addDays(approval.until, -1)));
}

function toneOf(state: OwnRequest["state"], isUsable: boolean) {
  if (state === "approved") return isUsable ? ("success" as const) : ("neutral" as const);
  if (state === "declined") return "error" as const;
  return state === "asked" || state === "to_talk" ? ("warning" as const) : ("neutral" as const);
}
