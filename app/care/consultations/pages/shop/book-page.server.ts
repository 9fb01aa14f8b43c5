import { href, data, redirect, type RouterContextProvider } from "react-router";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { loadAgenda } from "../../queries/agenda.server.ts";
import { findBooker } from "../../queries/booker.server.ts";
import { findCredit } from "../../queries/credits.server.ts";
import { activeDoctor } from "../../queries/doctors.server.ts";
import { zoneOf } from "../../queries/time-zone.server.ts";
import { listTypes } from "../../queries/types.server.ts";
import { feeWords, lengthWords } from "../../views/booking-words.ts";
import { isTypeOpen } from "../../rules/open-types.ts";
import { showChoice, wantedSlot } from "../../views/show-choice.ts";
import { takesBookings } from "../../rules/takes-bookings.ts";
import { bookingMessages as say } from "../../texts/shopper-booking.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { holdSlot } from "../../commands/hold-slot.server.ts";
import { slotInput } from "../../input.ts";

type BookPageQuery = Readonly<Record<"type" | "day" | "at", string | null>>;

/** A doctor's times; undefined where there is no such doctor. */
export async function showBookPage(ctx: Ctx, doctorId: string, asked: BookPageQuery) {
  const doctor = await activeDoctor(ctx.db, doctorId);
  if (!doctor) return undefined;
  const [agenda, all, booker] = await Promise.all([
    loadAgenda(ctx.db, doctor.id, ctx.now),
    listTypes(ctx.db),
    findBooker(ctx),
  ]);
  const credit = booker && (await findCredit(ctx.db, booker.customerId));
  const offered = all.filter(({ isActive }) => isActive);
  const isOpen = (slug: (typeof all)[number]["slug"]) =>
    isTypeOpen(slug, booker ?? { hasBought: false });
  const type = offered.find(({ slug }) => slug === asked.type && isOpen(slug));
  const here = href("/consultation/:doctorId", { doctorId: doctor.id });
  const choice = type && showChoice(agenda, type.minutes, ctx.now, asked.day);
  const wanted = type && wantedSlot(agenda, type.minutes, ctx.now, asked.at);
  const chosen = new URLSearchParams({
    ...(type && { type: type.slug }),
    ...(choice?.chosen && { day: choice.chosen.day }),
    ...(wanted && asked.at && { at: asked.at }),
  });
  return {
    title: say.title(doctor.name),
    doctorId: doctor.id,
    doctorName: doctor.name,
    open: takesBookings(agenda) && offered.length > 0,
    types: offered.map(({ slug, name, minutes, channel, fee, currency }) => ({
      slug,
      name,
      length: lengthWords(minutes, channel),
      fee: slug === "initial" && credit ? say.covered : feeWords({ fee, currency }),
      isOpen: isOpen(slug),
      isChosen: slug === type?.slug,
    })),
    type: type?.slug,
    choice,
    /** The slot chosen before signing in, or on the doctor's card. */
    wanted: booker && wanted,
    zone: booker && (await zoneOf(ctx.db, booker.customerId)),
    signInNext: booker ? undefined : `${here}?${chosen}`,
  };
}

type RouterContext = Readonly<RouterContextProvider>;

/** Holds the chosen slot and redirects to its summary. */
export async function submitSlot(request: Request, context: RouterContext, doctorId: string) {
  const form = parseForm(slotInput, await readFormTexts(request));
  if (!form.ok) return data({ message: say.notUnderstood }, { status: 400 });
  const held = await holdSlot(context.get(requestContext).ctx, { doctorId, ...form.value });
  if (held.ok)
    return redirect(href("/consultation/booking/:bookingId", { bookingId: held.value.bookingId }), {
      status: 303,
    });
  if (held.reason === "unknown_doctor") throw notFound();
  return data({ message: say.refused[held.reason] }, { status: 409 });
}
