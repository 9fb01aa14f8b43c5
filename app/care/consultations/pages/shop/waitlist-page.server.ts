import { href, data } from "react-router";
import { addDays, formatClock, shopDay } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { findBooker } from "../../queries/booker.server.ts";
import { activeDoctors } from "../../queries/doctors.server.ts";
import { listTypes } from "../../queries/types.server.ts";
import { ownWishes, runningOffers } from "../../queries/waitlist.server.ts";
import { isTypeOpen } from "../../rules/open-types.ts";
import { MOST_WISH_DAYS } from "../../rules/slot-wishes.ts";
import { waitlistMessages as say } from "../../texts/shopper-waitlist.ts";
import { wishWords } from "../../views/wish-words.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { joinWaitlist } from "../../commands/join-waitlist.server.ts";
import { leaveWaitlist } from "../../commands/leave-waitlist.server.ts";
import { wishInput } from "./waitlist-input.ts";

/** The length of the wait, in days, if the customer chooses no other day. */
const USUAL_DAYS = 28;

type WishPreset = { doctor: string | null; type: string | null };

/** A customer's wishes, and the form for another one. */
export async function showWaitlist(ctx: Ctx, asked: WishPreset) {
  const booker = await findBooker(ctx);
  if (!booker) throw new Error("the policy table let a visitor in");
  const { db, now } = ctx;
  const [wishes, offers, doctors, types] = await Promise.all([
    ownWishes(db, booker.customerId),
    runningOffers(db, now),
    activeDoctors(db),
    listTypes(db),
  ]);
  const open = types.filter(({ slug, isActive }) => isActive && isTypeOpen(slug, booker));
  return {
    wishes: wishes.map((wish) => {
      const offer = offers.get(wish.id);
      return {
        id: wish.id,
        ...wishWords(wish),
        offer: offer && {
          text: say.reserved(formatClock(offer.expiresAt)),
          to: href("/consultation/booking/:bookingId", { bookingId: offer.bookingId }),
        },
      };
    }),
    doctors: doctors.map(({ id, name }) => ({ id, name })),
    types: open.map(({ slug, name }) => ({ slug, name })),
    chosen: {
      doctor: doctors.some(({ id }) => id === asked.doctor) ? asked.doctor : "any",
      type: open.find(({ slug }) => slug === asked.type)?.slug ?? open[0]?.slug,
    },
    days: {
      first: shopDay(now),
      usual: shopDay(addDays(now, USUAL_DAYS)),
      last: shopDay(addDays(now, MOST_WISH_DAYS)),
    },
  };
}

export type ShownWaitlist = Awaited<ReturnType<typeof showWaitlist>>;

type Texts = Readonly<Record<string, string | undefined>>;
const refused = (status: number, errors: Texts, values: Texts) =>
  data({ errors, values }, { status });

export async function submitWaitlist(served: RequestContext, request: Request) {
  const here = href("/consultation/waitlist");
  const texts = await readFormTexts(request);
  if (texts["intent"] === "leave") {
    const left = await leaveWaitlist(served.ctx, texts["wishId"] ?? "");
    if (left.ok) return redirectWithFlash(served, here, say.left);
    return refused(409, { form: say.notWaiting }, {});
  }
  const form = parseForm(wishInput, texts);
  if (texts["intent"] !== "join") return refused(400, { form: say.errors.notUnderstood }, texts);
  if (!form.ok) return refused(422, form.errors, form.values);
  const joined = await joinWaitlist(served.ctx, form.value);
  if (joined.ok) return redirectWithFlash(served, here, say.joined);
  const words = say.refused[joined.reason];
  if (joined.reason === "bad_day") return refused(422, { until: words }, texts);
  return refused(409, { form: words }, texts);
}
