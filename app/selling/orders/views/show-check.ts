import { formatDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import type { CheckedParcel } from "../rules/parcel-check.ts";
import { parcelCheckMessages as say } from "../texts/shopper-parcel-check.ts";

export type ShownCheck = {
  tone: "success" | "warning" | "error";
  title: string;
  paragraphs: readonly string[];
  facts: readonly { label: string; text: string }[];
};

/** The answer about a parcel. It names no goods, buyer or order. */
export function showCheck(
  checked: Result<CheckedParcel | undefined, Refusal<"too_often">>,
): ShownCheck {
  if (!checked.ok) return alone("warning", say.tooOften.title, say.tooOften.text);
  const parcel = checked.value;
  if (!parcel) return alone("error", say.unknown.title, say.unknown.text, say.unknown.typed);
  const { state, due, courier, since } = parcel;
  const { title, text } = say.states[state];
  const money = due === 0 ? say.paidAlready : say.payThis(formatMoney(due));
  const isOnItsWay = state === "on_its_way";
  return {
    tone: isOnItsWay ? "success" : "warning",
    title,
    paragraphs: isOnItsWay ? [text, money] : [text],
    facts: [
      { label: say.due, text: due === 0 ? say.nothing : formatMoney(due) },
      ...(courier === undefined ? [] : [{ label: say.courier, text: courier }]),
      ...(since === undefined ? [] : [{ label: say.since[state], text: formatDate(since) }]),
    ],
  };
}

function alone(tone: ShownCheck["tone"], title: string, ...paragraphs: string[]): ShownCheck {
  return { tone, title, paragraphs, facts: [] };
}
