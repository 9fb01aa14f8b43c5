import { type RouterContextProvider } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney, toDecimal } from "#app/lib/money.ts";
import { urgentSignIn } from "#app/care/triage/rules/urgency-of.server.ts";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { gatewaysContext } from "#app/selling/payments/gateways/gateways-context.server.ts";
import type { Gateways } from "#app/selling/payments/gateways/gateways.server.ts";
import { paidParts } from "#app/selling/payments/queries/refunds.server.ts";
import { leftOf } from "#app/selling/payments/rules/money-back.ts";
import { hasAccount } from "#app/people/customers/queries/customer.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inSnapshot } from "#app/platform/database/snapshot.server.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { findReturn, linesOfReturn } from "../../queries/find-return.server.ts";
import { photosOf } from "../../queries/photos.server.ts";
import { whyUnsellable } from "../../rules/judge-goods.ts";
import { reckonRefund } from "../../rules/reckon-refund.ts";
import { mayAct, openActs } from "../../rules/return-moves.ts";
import { returnReasons } from "../../texts/shopper.ts";
import { returnMessages as say } from "../../texts/staff.ts";

/** Loads the page from one snapshot of the database. */
export function loadReturn(context: Readonly<RouterContextProvider>, returnId: string) {
  const gateways = context.get(gatewaysContext);
  return inSnapshot(context.get(requestContext).ctx, (ctx) => readReturn(ctx, gateways, returnId));
}

async function readReturn(ctx: Ctx, gateways: Gateways, returnId: string) {
  const own = orNotFound(await findReturn(ctx.db, returnId));
  const [lines, parts, history, photos, mayCredit] = await Promise.all([
    linesOfReturn(ctx.db, returnId),
    paidParts(ctx.db, own.orderId),
    loadHistory(ctx, { type: "return", id: returnId }),
    photosOf(ctx.db, [own.id]),
    hasAccount(ctx.db, own.order.customerId),
  ]);
  const acts = openActs(own.state, own.comesBack);
  const left = leftOf(parts);
  const reckoned = reckonRefund(
    own.order,
    lines.map((line) => ({ ...line, units: line.received ?? line.units })),
  );
  return {
    id: own.id,
    number: own.number,
    state: own.state,
    version: own.version,
    key: ctx.ids.newId(),
    order: { id: own.orderId, number: own.order.orderNumber },
    facts: factsOf(own),
    urgent: urgentSignIn([own.note], "note"),
    photos: photos.get(own.id) ?? [],
    lines: lines.map(({ id, name, sku, units, quantity, received, good, spoiled, ...line }) => ({
      id,
      name,
      sku,
      units,
      bought: quantity,
      received,
      good,
      spoiled,
      unsellable: whyUnsellable(line),
    })),
    acts: acts.filter((act) => mayAct(ctx.actor, act)),
    next: acts[0],
    money: {
      reckoned,
      left,
      hasPack: (own.order.coldPack ?? 0) > 0,
      amount: toDecimal(Math.min(reckoned, left)),
      mayCredit,
      asCredit: own.asCredit,
      byGateway: parts.every((part) => gateways.find(part.gateway)),
    },
    history,
  };
}

export type LoadedReturn = Awaited<ReturnType<typeof readReturn>>;

type ReturnWithOrder = NonNullable<Awaited<ReturnType<typeof findReturn>>>;

function factsOf(own: ReturnWithOrder): { label: string; value: string }[] {
  const { facts } = say;
  const { note, answer, comesBack, receivedAt, state, refunded, settledWhy, asCredit } = own;
  const known: [string, string | null][] = [
    [facts.asked, formatDateTime(own.askedAt)],
    [facts.by, say.askedBy[own.askedBy]],
    [facts.reason, returnReasons[own.reason]],
    [facts.note, note || null],
    [facts.comesBack, comesBack === null ? null : comesBack ? say.sendsBack : say.keeps],
    [facts.answer, answer],
    [facts.received, receivedAt && formatDateTime(receivedAt)],
    [facts.asCredit, asCredit ? (state === "settled" ? say.gotCredit : say.wantsCredit) : null],
    [facts.refunded, state === "settled" ? formatMoney(refunded) : null],
    [facts.why, settledWhy],
  ];
  return known.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}
