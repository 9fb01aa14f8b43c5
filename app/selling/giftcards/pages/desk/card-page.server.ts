import { data, href } from "react-router";
import { formatDate, formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { Result } from "#app/lib/result.ts";
import { nameOf, nameWithEmail } from "#app/people/customers/rules/customer-name.ts";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import type { Gateways } from "#app/selling/payments/gateways/gateways.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { actOf, formActs, readFormTexts } from "#app/platform/http/forms.server.ts";
import {
  notFound,
  orNotFound,
  type RequestContext,
} from "#app/platform/http/request-context.server.ts";
import { resendCard } from "../../commands/resend-card.server.ts";
import { voidCard, type VoidRefusal } from "../../commands/void-card.server.ts";
import { resendInput, voidInput } from "../../input.ts";
import { findCard, redeemerOf, refundOfCard } from "../../queries/cards.server.ts";
import { isOwed, stateOf } from "../../rules/card-terms.ts";
import { giftCardAdminMessages as say } from "../../texts/staff.ts";

export async function loadCard(ctx: Ctx, cardId: string) {
  const card = orNotFound(await findCard(ctx.db, cardId));
  const refund = await refundOfCard(ctx.db, card.paymentId);
  const redeemer = await redeemerOf(ctx.db, card.id);
  const state = stateOf(card);
  const isFailed = refund?.status === "failed";
  const mayAct = may(ctx.actor, "orders:refund");
  const time = (at: Date | null) => at && formatDateTime(at);
  const { facts } = say;
  const known: readonly (readonly [string, string | null | undefined])[] = [
    [facts.amount, formatMoney(card.amount)],
    [facts.recipient, `${card.recipientName}\n${card.recipientEmail}`],
    [facts.buyer, `${card.buyerName}\n${card.buyerEmail}`],
    [facts.message, card.message],
    [facts.sendOn, formatDate(card.sendOn)],
    [facts.sent, time(card.sentAt)],
    [facts.redeemed, time(card.redeemedAt)],
    [facts.by, redeemer && nameWithEmail({ name: nameOf(redeemer), email: redeemer.email })],
    [facts.voided, time(card.voidedAt)],
    [facts.payment, card.reference],
    [facts.refund, refund && say.refunds[refund.status]],
  ];
  return {
    name: card.recipientName,
    state,
    facts: known.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    failedRefund: isFailed ? say.refundFailed(refund.failure ?? "") : undefined,
    email: mayAct && isOwed(state) ? card.recipientEmail : undefined,
    mayVoid: mayAct && (isOwed(state) || isFailed),
    history: await loadHistory(ctx, { type: "gift_card", id: card.id }),
  };
}

type Given = { served: RequestContext; gateways: Gateways; cardId: string };
type Errors = Record<string, string>;

const act = formActs<[Given], { said: Errors }>((said) => ({ said }));

const acts = {
  resend: act(resendInput, async ({ email }, { served: { ctx, env }, cardId }) =>
    answer(await resendCard(ctx, env, cardId, email), say.resent),
  ),
  void: act(voidInput, async (input, { served: { ctx }, gateways, cardId }) =>
    answer(await voidCard(ctx, gateways, cardId, input), say.voided),
  ),
};

function answer(result: Result<undefined, VoidRefusal>, done: string) {
  if (result.ok) return { done };
  if (result.reason === "not_found") throw notFound();
  const refused = result.reason === "waiting" || result.reason === "sent" ? "void" : result.reason;
  return { said: { form: say.refused[refused] } };
}

export async function submitCard(given: Given, request: Request) {
  const values = await readFormTexts(request);
  const run = actOf(acts, values["intent"]);
  if (!run) throw new Response("Bad Request", { status: 400 });
  const answered = await run(values, given);
  if ("done" in answered) {
    const page = href("/admin/gift-cards/:cardId", { cardId: given.cardId });
    return redirectWithFlash(given.served, page, answered.done);
  }
  const errors: Errors = answered.said;
  return data({ values, errors }, { status: "form" in errors ? 409 : 422 });
}
