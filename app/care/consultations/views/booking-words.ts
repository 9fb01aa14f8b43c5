import { formatClock, formatDay, shopDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { Channel } from "../rules/booking-terms.ts";
import type { TimeSpan } from "../rules/free-slots.ts";

const CHANNEL_WORDS: Record<Channel, string> = { video: "by video", chat: "by chat" };

/** A slot as people say it: "Mon, Nov 23, 9:00 to 9:45 AM", by the clock of Manila. */
export function slotWords({ startsAt, endsAt }: TimeSpan): string {
  return `${momentWords(startsAt)} to ${formatClock(endsAt)}`;
}

/** The start only: "Mon, Nov 23, 9:00 AM". */
export function momentWords(at: Date): string {
  return `${formatDay(shopDay(at))}, ${formatClock(at)}`;
}

export function lengthWords(minutes: number, channel: Channel): string {
  return `${minutes} minutes ${CHANNEL_WORDS[channel]}`;
}

/** Fees are in the clinic's own currency, which is named if it is not the shop's. */
export function feeWords({ fee, currency }: { fee: number; currency: string }): string {
  const amount = formatMoney(fee, { currency });
  return amount.includes("$") ? `${amount.replace(/^(?:US)?\$/, "$")} ${currency}` : amount;
}
