import { formatDate, shopDay } from "#app/lib/dates.ts";
import { ownerMark } from "#app/care/wellness/queries/owner-mark.server.ts";
import { signedIn, type Ctx } from "#app/platform/access/ctx.server.ts";
import { orNotFound } from "#app/platform/http/request-context.server.ts";
import { dosesOf, findPlan, type OpenPlan } from "../../queries/own-course.server.ts";
import { vialsOf } from "../../queries/vials.server.ts";
import { spanOfEnded } from "../../queries/span-of-ended.server.ts";
import { mostOf, plannedDose, takenOf } from "../../rules/course.ts";
import { plusDays } from "../../rules/days.ts";
import { BACK_FILL_DAYS, isMixed } from "../../rules/plan-terms.ts";
import { planMessages } from "../../texts/shopper-plan.ts";
import { showMg, typedMg } from "../../views/amounts.ts";
import { showDrawing } from "../../views/show-drawing.ts";
import { showSites } from "../../views/show-sites.ts";
import { countVial, shortDay, type CountedVial } from "../../views/show-vial.ts";
import { doseMessages as say } from "../../texts/shopper-dose.ts";

/** A plan of the actor's own as the forms of a dose need it; a 404 for any other. */
export async function showDosePage(ctx: Ctx, planId: string, doseId?: string) {
  const open = await ownPlan(ctx, planId);
  const { db, now, ids } = ctx;
  const today = shopDay(now);
  const [doses, vials, ended] = await Promise.all([
    dosesOf(db, planId),
    vialsOf(db, planId),
    spanOfEnded(db, open.plan),
  ]);
  const others = doses.filter(({ id }) => id !== doseId);
  const edited = doses.find(({ id }) => id === doseId);
  const counted = vials.map((vial) => countVial(vial, doses, today));
  const choices = counted.filter((each) => isChoice(each, edited?.vialId ?? null));
  const { course, plan } = open;
  const planned = plannedDose(course, takenOf(course, others));
  const usable = counted.filter(({ isUsable }) => isUsable);
  return {
    planId,
    key: ids.newId(),
    version: plan.version,
    product: open.product,
    title: ended
      ? say.endedTitle(open.product, formatDate(ended.first), formatDate(ended.last))
      : say.title(open.product),
    isShown: ended !== undefined || plan.shownAt !== null,
    ended: ended && say.ended(formatDate(ended.first), formatDate(ended.last)),
    today,
    first: ended?.first ?? plusDays(today, -BACK_FILL_DAYS),
    last: ended?.last ?? today,
    owner: ownerMark(ctx, open.plan.userId),
    guard: planned === undefined ? undefined : { planned, most: mostOf(course) },
    planned: planned === undefined ? undefined : say.planned(showMg(planned)),
    dose: planned === undefined ? undefined : showMg(planned),
    amount: planned === undefined ? "" : typedMg(planned),
    mostText: planMessages.plan.maximum(showMg(mostOf(course))),
    drawings:
      planned === undefined || !isMixed(open)
        ? []
        : usable.map((each) => showDrawing(each, planned)),
    /** Any that is not discarded can have been used on an earlier day. */
    vials: choices.map((each) => optionOf(each, choices)),
    vialId: usable[0]?.vial.id ?? "",
    sites: showSites(doses, edited),
  };
}

export type ShownDosePage = Awaited<ReturnType<typeof showDosePage>>;

/** Includes stopped plans. */
async function ownPlan(ctx: Ctx, planId: string): Promise<OpenPlan> {
  return orNotFound(await findPlan(ctx.db, signedIn(ctx).userId, planId));
}

const isChoice = ({ vial }: CountedVial, chosen: string | null) =>
  vial.id === chosen || (vial.discardedAt === null && vial.recalledAt === null);

/** The batch is named only for vials that were mixed on one day, because it makes the label long. */
function optionOf({ vial, left }: CountedVial, all: readonly CountedVial[]) {
  const { mixed, from } = planMessages.vial;
  const isAlone = all.filter((each) => each.vial.mixedOn === vial.mixedOn).length === 1;
  const parts = [
    mixed(shortDay(vial.mixedOn)),
    left === undefined ? "" : say.left(showMg(left)),
    isAlone ? "" : from(vial.orderNumber, vial.lotNumber),
  ];
  return { value: vial.id, label: parts.filter(Boolean).join(", ") };
}
