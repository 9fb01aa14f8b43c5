import { formatClock, formatDate, formatDay } from "#app/lib/dates.ts";
import type { WaitingWish } from "../queries/waitlist.server.ts";
import { waitlistMessages as say } from "../texts/shopper-waitlist.ts";

const DAYS = new Intl.ListFormat("en", { type: "disjunction" });

type Wished = Pick<WaitingWish, "doctorName" | "typeName" | "weekdays" | "part" | "until">;

/** A wish in words: "Follow-up, any doctor" and "Monday or Friday, before noon, until Fri, Dec 4". */
export function wishWords({ doctorName, typeName, weekdays, part, until }: Wished) {
  const days = weekdays.flatMap((weekday) => say.days[weekday - 1] ?? []);
  return {
    what: `${typeName}, ${doctorName ?? say.anyDoctor.toLowerCase()}`,
    when: [
      days.length > 0 ? DAYS.format(days) : say.anyDay,
      say.parts[part].replace(/^[A-Z]/, (letter) => letter.toLowerCase()),
      say.untilDay(formatDay(until)),
    ].join(", "),
  };
}

/** A wish for staff: its subject and its age, without the customer. */
export function showWish(wish: WaitingWish, offeredUntil: Date | undefined) {
  return {
    id: wish.id,
    ...wishWords(wish),
    since: say.since(formatDate(wish.createdAt)),
    offer: offeredUntil && say.offered(formatClock(offeredUntil)),
  };
}
