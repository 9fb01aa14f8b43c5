import { isCollectable } from "#app/selling/payments/rules/collectable.ts";
import { staffChangeMessages } from "#app/selling/checkout/texts/staff-changes.ts";
import { awaitsConfirmation } from "../../../rules/confirmation.ts";
import { correctionOf } from "../../../rules/corrections.ts";
import { offeredMoves } from "../../../rules/transitions.ts";
import { actMessages as say } from "../../../texts/staff-acts.ts";
import { adminOrderMessages as orders } from "../../../texts/staff.ts";
import { whyNotMove } from "../../../views/why-not-move.ts";
import type { RefusedForm } from "../staff-answer.ts";
import type { LoadedOrder } from "./load-order.server.ts";

const { errors: changes } = staffChangeMessages;

export type RecordAct = keyof typeof say.labels;

export type OfferedAct = {
  act: RecordAct;
  /** Why it is not possible now. */
  why?: string | undefined;
  /** The order waits for it. */
  leads?: boolean | undefined;
};

type Facts = Pick<
  LoadedOrder,
  | "mayMove"
  | "mayPack"
  | "mayRelease"
  | "mayChange"
  | "mayResolve"
  | "mayReplaceLink"
  | "mayRefund"
  | "mayHandleCash"
> & {
  order: Pick<
    LoadedOrder["order"],
    "status" | "paymentStatus" | "isPartlySent" | "needsAttention" | "toAgree"
  >;
  transfer: Pick<NonNullable<LoadedOrder["transfer"]>, "mayAnswer" | "waitingSince"> | undefined;
  refunds: Pick<LoadedOrder["refunds"], "paid" | "left">;
  lotsToShip: Pick<NonNullable<LoadedOrder["lotsToShip"]>, "isShort"> | undefined;
  returns: Pick<NonNullable<LoadedOrder["returns"]>, "mayStart" | "cameBack"> | undefined;
};

/** What this reader may do with an order, the most usual act first. */
export function recordActs(shown: Facts): OfferedAct[] {
  const { order, transfer, refunds, returns, mayHandleCash } = shown;
  const { status, isPartlySent } = order;
  const toConfirm = mayHandleCash.confirm && awaitsConfirmation(order);
  const toCollect = mayHandleCash.collect && isCollectable(order);
  const acts: (OfferedAct | false | undefined)[] = [
    order.needsAttention !== null && shown.mayResolve && { act: "resolve", leads: true },
    transfer?.mayAnswer && { act: "transfer", leads: transfer.waitingSince !== undefined },
    toConfirm && { act: "confirm", why: order.toAgree ? say.notAgreed : undefined, leads: true },
    shown.mayPack && { act: "pack", leads: true },
    // The courier brings the cash after the delivery.
    toCollect && { act: "collect", leads: status !== "shipped" },
    ...moves(shown),
    shown.mayChange && { act: "edit" },
    shown.mayChange && { act: "address", why: isPartlySent ? changes.part_left : undefined },
    shown.mayRefund && refunds.paid && { act: "refund", why: nothingLeft(refunds.left) },
    returns?.mayStart && { act: "return" },
    returns?.cameBack && { act: "cameBack" },
    shown.mayReplaceLink && { act: "link" },
    shown.mayRelease && { act: "release" },
    shown.mayResolve && correctionOf(status, isPartlySent) !== undefined && { act: "correct" },
  ];
  return acts.filter((act) => typeof act === "object").toSorted(cancelLast);
}

function moves({ order, mayMove, lotsToShip }: Facts): OfferedAct[] {
  if (!mayMove) return [];
  return offeredMoves(order.status, order.isPartlySent).map(({ to, problem }) => ({
    act: to,
    why: problem ? whyNotMove(problem, order.paymentStatus) : lotsShort(to, lotsToShip),
    leads: to !== "cancelled",
  }));
}

const lotsShort = (to: string, lots: Facts["lotsToShip"]) =>
  to === "shipped" && lots?.isShort ? orders.lots.lots_missing : undefined;

const nothingLeft = (left: number) => (left > 0 ? undefined : say.nothingLeft);

const cancelLast = (one: OfferedAct, other: OfferedAct) =>
  Number(one.act === "cancelled") - Number(other.act === "cancelled");

/** The act whose form was sent. */
export function actOfForm({ intent, values }: Pick<RefusedForm, "intent" | "values">) {
  return intent === "move-order" ? values["to"] : INTENTS.get(intent);
}

const INTENTS = new Map<string, RecordAct | "note">([
  ["resolve-attention", "resolve"],
  ["confirm-transfer", "transfer"],
  ["decline-transfer", "transfer"],
  ["collect-cash", "collect"],
  ["refund-order", "refund"],
  ["address", "address"],
  ["note-order", "note"],
  ["parcel-came-back", "cameBack"],
  ["replace-link", "link"],
  ["release-order", "release"],
  ["correct-status", "correct"],
]);
