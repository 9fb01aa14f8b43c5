import { z } from "zod";
import { readMinute } from "#app/lib/shop-minute.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { WEIGHT_UNITS } from "#app/care/dosing/rules/weight-range.ts";
import { entryTime } from "./rules/entry-time.ts";
import { LONGEST_NOTES } from "./rules/longest-notes.ts";
import {
  CHIP_LABELS,
  chipName,
  CHIPS,
  LONGEST_SYMPTOM,
  MOST_SYMPTOMS,
  splitSymptoms,
} from "./rules/symptoms.ts";
import { POSSIBLE_WEIGHT, toGrams } from "./rules/weight.ts";
import { wellnessMessages } from "./texts/shopper.ts";

const say = wellnessMessages.errors;

const scale = (message: string) =>
  z
    .string(message)
    .trim()
    .regex(/^(?:[1-9]|10)$/, message)
    .transform(Number);

/** A number as people type it, with a point or a comma; null for nothing. */
const typed = (shape: RegExp, message: string) =>
  z
    .string(message)
    .trim()
    .regex(shape, message)
    .default("")
    .transform((text) => (text === "" ? null : Number(text.replace(",", "."))));

const when = (now: Date) =>
  z.string(say.at).transform((text, check) => {
    const at = readMinute(text.trim());
    const time = at ? entryTime(at, now) : "none";
    if (time instanceof Date) return time;
    const messages = { none: say.at, future: say.future, too_early: say.tooEarly };
    check.addIssue({ code: "custom", message: messages[time] });
    return z.NEVER;
  });

const ticked = z.enum(["on", ""], say.chip).optional();
const chips = Object.fromEntries(CHIPS.map((chip) => [chipName(chip), ticked])) as Record<
  ReturnType<typeof chipName>,
  typeof ticked
>;

export const entryInput = (now: Date) =>
  z
    .object({
      at: when(now),
      mood: scale(say.mood),
      energy: scale(say.energy),
      weight: typed(/^(?:\d{1,3}(?:[.,]\d)?)?$/, say.weight),
      unit: z.enum(WEIGHT_UNITS, say.unit),
      sleep: typed(/^(?:(?:\d|1\d|2[0-3])(?:[.,][05])?|24(?:[.,]0)?)?$/, say.sleep),
      symptoms: z.string(say.check).default(""),
      notes: z
        .string(say.check)
        .trim()
        .default("")
        .refine((notes) => notes.length <= LONGEST_NOTES, say.notes(LONGEST_NOTES)),
    })
    .extend(chips)
    .transform((form, check) => {
      const { at, mood, energy, weight, unit, sleep, notes } = form;
      const issue = (path: string, message: string) =>
        check.addIssue({ code: "custom", path: [path], message });
      const { least, most } = POSSIBLE_WEIGHT[unit];
      if (weight !== null && (weight < least || weight > most)) {
        issue("weight", say.weightRange(least, most, wellnessMessages.unitShort[unit]));
      }
      const named = CHIPS.filter((chip) => form[chipName(chip)] === "on");
      const labels = named.map((chip) => CHIP_LABELS[chip]);
      const symptoms = splitSymptoms([...labels, form.symptoms].join(","));
      if (symptoms.length > MOST_SYMPTOMS) issue("symptoms", say.manySymptoms(MOST_SYMPTOMS));
      if (symptoms.some(({ length }) => length > LONGEST_SYMPTOM)) {
        issue("symptoms", say.longSymptom(LONGEST_SYMPTOM));
      }
      return {
        unit,
        entry: {
          takenAt: at,
          mood,
          energy,
          weightGrams: weight === null ? null : toGrams(weight, unit),
          sleepMinutes: sleep === null ? null : sleep * 60,
          symptoms,
          notes: notes.replaceAll(/\r\n?/g, "\n"),
        },
      };
    });

export type EntryInput = z.infer<ReturnType<typeof entryInput>>["entry"];

/** The id that was made with the form, so that it is stored once however often it arrives. */
export const entryId = z
  .object({ id: z.string(say.id).refine(isUuid, say.id) })
  .transform(({ id }) => id);
