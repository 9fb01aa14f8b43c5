import { addDays, formatDay, shopDay } from "#app/lib/dates.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { cautionsFor } from "#app/goods/catalog/rules/cautions/cautions.ts";
import { signedIn, type Ctx } from "#app/platform/access/ctx.server.ts";
import { notFound } from "#app/platform/http/request-context.server.ts";
import { followUpPath } from "../../queries/follow-up.server.ts";
import { hasAgreed } from "../../queries/has-agreed.server.ts";
import { openPlans } from "../../queries/own-course.server.ts";
import { refillOffer } from "../../queries/refill-offer.server.ts";
import { refillOf, type Refill } from "../../queries/refill.server.ts";
import { holds } from "../../rules/course.ts";
import { decideRefill } from "../../rules/decide-refill.ts";
import { skippedUntil } from "../../rules/refill-need.ts";
import { mayCheckIn, mayLeaveOut } from "../../rules/refill-state.ts";
import { PAUSE_DAYS } from "../../rules/plan-terms.ts";
import { refillMessages as say } from "../../texts/shopper-refill.ts";
import { showOffer } from "../../views/show-offer.ts";

/** The refill of a plan of the actor's own that was not stopped; a 404 for any other. */
export async function showRefillPage(ctx: Ctx, planId: string, cartToken: string | undefined) {
  const { db, now, ids } = ctx;
  const { userId } = signedIn(ctx);
  const isOpen = isUuid(planId) && (await hasAgreed(ctx, userId));
  const [open] = isOpen ? await openPlans(db, userId, planId) : [];
  if (!open) throw notFound();
  const refill = await refillOf(ctx, open);
  const { state, today, arrivesBy } = refill;
  const { plan } = open;
  const offer = state.kind === "ready" && (await refillOffer(ctx, open, { refill, cartToken }));
  const skip = mayLeaveOut(state) && {
    dueOn: state.dueOn,
    again: formatDay(skippedUntil({ neededOn: state.dueOn, arrivesBy, today })),
  };
  return {
    planId,
    version: plan.version,
    key: ids.newId(),
    title: say.title(open.product),
    kind: plan.state === "paused" ? ("paused" as const) : state.kind,
    text: textOf(refill),
    dueOn: "dueOn" in state ? state.dueOn : "",
    mayAnswer: mayCheckIn(state),
    /** New conditions and medicines that matter for this compound. */
    mention: cautionsFor(open.compound).flatMap(({ kind, name }) =>
      kind === "stage" ? [] : [name],
    ),
    answered: answeredOf(refill, holds(open.instruction, today)),
    offer: offer ? { ...showOffer(offer), checkInId: refill.last?.id ?? "" } : undefined,
    skip: skip || undefined,
    followUp: await followUpPath(db, userId),
    paused: plan.state === "paused" && {
      until: plan.pausedUntil && say.pausedUntil(formatDay(plan.pausedUntil)),
      mayUndo: plan.pausedOn === today,
    },
    pauseFrom: shopDay(addDays(now, 1)),
    pauseTo: shopDay(addDays(now, PAUSE_DAYS)),
  };
}

function textOf({ state }: Refill): string | undefined {
  if (state.kind === "none") return say.noneText;
  if (state.kind === "ahead") return say.ahead(formatDay(state.dueOn), formatDay(state.askedFrom));
  if (state.kind === "skipped") return say.card.skipped(formatDay(state.until));
  return say.due(formatDay(state.dueOn));
}

/** The outcome of the check-in that is still valid. */
function answeredOf({ state, last }: Refill, hasInstruction: boolean) {
  if (!last || !("checkInId" in state)) return undefined;
  const { outcome, answeredOn } = last;
  const decided = decideRefill(last, { hasInstruction });
  return {
    day: say.answered(formatDay(answeredOn)),
    outcome,
    urgencies: decided.outcome === "urgent" ? decided.urgencies : [],
    reasons:
      outcome === "talk" && decided.outcome === "talk"
        ? decided.reasons.map((reason) => say.reasons[reason])
        : [],
  };
}
