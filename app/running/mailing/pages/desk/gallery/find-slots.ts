import type { MailKind } from "../../../rules/mail-kinds.ts";
import { isMailVariable, type MailVariable } from "../../../rules/mail-variables.ts";
import { fillPattern, patternOf } from "../../../rules/wording-pattern.ts";
import type { Slot } from "../../../rules/wordings.ts";
import { renderMail } from "#app/platform/mail/render-mail.ts";
import { TEXT_PLACES, type TextPlace } from "#app/platform/mail/rewording.ts";
import { MAIL_GALLERY } from "./mail-gallery.ts";
import type { SampleMail } from "./mail-entry.ts";
import { SAMPLE_DATA } from "./sample-data.ts";

type FoundText = { place: TextPlace; text: string };

export type MailSlots = {
  slots: readonly Slot[];
  /** The variables that every mail of the kind has. */
  known: readonly MailVariable[];
};

/** The texts that every mail of the kind has: those that both samples share. */
export function slotsOf(kind: MailKind): MailSlots {
  const [ones, others] = SAMPLE_DATA.map((data) => MAIL_GALLERY[kind].samples(data));
  if (!ones || !others) throw new Error("a mail has two samples");
  const found = ones.flatMap((one, at) => sharedBy(one, others[at] ?? one));
  const slots = new Map(found.map((slot) => [`${slot.place} ${slot.pattern}`, slot]));
  const known = Object.keys(ones[0]?.values ?? {})
    .filter(isMailVariable)
    .filter((name) => ones.every(({ values }) => values[name] !== undefined));
  const inOrder = [...slots.values()].toSorted(
    (a, b) => TEXT_PLACES.indexOf(a.place) - TEXT_PLACES.indexOf(b.place),
  );
  return { slots: inOrder, known };
}

function sharedBy(one: SampleMail, other: SampleMail): Slot[] {
  const elsewhere = textsOf(other);
  return textsOf(one).flatMap(({ place, text }) => {
    const pattern = patternOf(text, one.values);
    const filled = fillPattern(pattern, other.values);
    const isShared = elsewhere.some((its) => its.place === place && its.text === filled);
    return isShared ? [{ place, pattern }] : [];
  });
}

/** Every text of a mail that can be reworded, with its place. */
export function textsOf({ subject, element }: SampleMail): FoundText[] {
  const texts: FoundText[] = [{ place: "subject", text: subject }];
  renderMail(element, (place, text) => {
    texts.push({ place, text });
    return text;
  });
  return texts;
}
