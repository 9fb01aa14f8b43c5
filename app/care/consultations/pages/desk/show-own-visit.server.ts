import { addDays, formatDate, formatDateTime, shopDay } from "#app/lib/dates.ts";
import { guardedProducts } from "#app/selling/clearance/queries/guarded-products.server.ts";
import { lastPossibleDay } from "#app/selling/clearance/rules/judge-approval.ts";
import { isOpen } from "#app/selling/clearance/rules/request-moves.ts";
import { unitsWords } from "#app/selling/clearance/texts/shopper.ts";
import { clearanceStaffMessages } from "#app/selling/clearance/texts/staff.ts";
import type { openVisit } from "../../commands/open-visit.server.ts";
import { presentTexts } from "../../rules/pre-visit.ts";
import { VISIT_ACTS, whyNotAct } from "../../rules/visit-moves.ts";
import { visitMessages as say } from "../../texts/staff-visits.ts";
import { showEntry } from "#app/care/wellness/views/show-entry.ts";
import { urgentSignIn } from "#app/care/triage/rules/urgency-of.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** The validity of an approval, in days, if the clinician chooses no other day. */
const USUAL_DAYS = 90;

type OpenedVisit = Extract<Awaited<ReturnType<typeof openVisit>>, { ok: true }>["value"];

/** The visit and everything that belongs to it, for its clinician. */
export async function showOwnVisit({ db, now, ids }: Ctx, opened: OpenedVisit) {
  const { visit, whole, form, assessment, wellness, requests, earlier, addenda } = opened;
  const { status, startsAt } = whole.booking;
  const { state, said, plan, forPatient, followUpWeeks, outcome, endedAt, version } = visit;
  const may = VISIT_ACTS.filter((act) => !whyNotAct(act, { state, status, startsAt }, now));
  const added = (bookingId: string) =>
    addenda
      .filter((each) => each.bookingId === bookingId)
      .map(({ id, text, authorName, writtenAt }) => ({
        id,
        text,
        by: say.addedBy(authorName, formatDateTime(writtenAt)),
      }));
  return {
    version,
    customerId: whole.booking.customerId,
    may,
    isEarly: startsAt > now,
    mayInstruct: state === "came" || state === "done",
    form: form && {
      answers: form.answers,
      saved: say.formSaved(formatDateTime(form.savedAt)),
      urgent: urgentSignIn(presentTexts(form.answers), "note"),
    },
    assessment: assessment && {
      answers: assessment.answers,
      title: say.assessment(formatDate(assessment.completedAt)),
    },
    wellness: wellness?.map((entry) => showEntry(entry, "kg")),
    requests: requests.map((each) => ({
      id: each.id,
      text: say.requestOf(each.product, unitsWords(each.units), formatDate(each.askedAt)),
      state: clearanceStaffMessages.state[each.state],
      answer: each.answer,
      note: isOpen(each.state) && !each.isDecidable ? say.othersRequest : undefined,
    })),
    earlier: earlier.map((note) => ({
      id: note.bookingId,
      title: say.earlierOf(note.number, formatDate(note.startsAt)),
      by: note.clinicianName,
      said: note.said,
      plan: note.plan,
      addenda: added(note.bookingId),
    })),
    draft: { said, plan, forPatient, followUpWeeks: followUpWeeks?.toString() ?? "" },
    final:
      endedAt && outcome
        ? {
            by: say.finalOf(visit.clinicianName, formatDateTime(endedAt)),
            followUp: followUpWeeks === null ? undefined : say.weeks(followUpWeeks),
            outcome: say.outcomes[outcome],
            addenda: added(visit.bookingId),
            /** An addition with this key that is sent twice is stored once. */
            key: ids.newId(),
          }
        : undefined,
    about: await aboutOf(db, requests),
    days: {
      first: shopDay(now),
      usual: shopDay(addDays(now, USUAL_DAYS)),
      last: lastPossibleDay(now),
    },
  };
}

export type OwnVisit = Awaited<ReturnType<typeof showOwnVisit>>;

async function aboutOf(db: Ctx["db"], requests: OpenedVisit["requests"]) {
  const waiting = requests.filter(({ state }) => isOpen(state));
  const products = await guardedProducts(db);
  return [
    ...waiting
      .filter(({ isDecidable }) => isDecidable)
      .map(({ id, version, product, units }) => ({
        value: `request ${id} ${version}`,
        label: say.aboutRequest(product, unitsWords(units)),
      })),
    ...products
      .filter(({ id }) => waiting.every(({ productId }) => productId !== id))
      .map(({ id, name }) => ({ value: `product ${id}`, label: say.aboutProduct(name) })),
  ];
}
