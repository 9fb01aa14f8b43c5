import { z } from "zod";
import { isUuid } from "#app/lib/is-uuid.ts";
import { HIDE_DAYS } from "./rules/still-parcels.ts";
import { stillMessages as say } from "./texts/staff.ts";

const note = z
  .string()
  .trim()
  .max(500, say.problems.note)
  .refine((text) => text.isWellFormed() && !text.includes("\0"), say.problems.note)
  .default("");

const about = {
  parcelId: z.string(say.problems.unknown).refine(isUuid, say.problems.unknown),
  key: z.string(say.problems.unknown).refine(isUuid, say.problems.unknown),
};

/** What the forms about a parcel that stands still may send, by their intent. */
export const stillInput = z.discriminatedUnion(
  "intent",
  [
    z.object({
      intent: z.literal("asked"),
      ...about,
      note,
      days: z
        .string(say.problems.days)
        .refine((text) => HIDE_DAYS.some((days) => String(days) === text), say.problems.days)
        .transform(Number),
    }),
    z.object({ intent: z.enum(["arrived", "came-back"]), ...about }),
    z.object({ intent: z.enum(["coming_back", "lost"]), ...about, note }),
  ],
  say.problems.unknown,
);

export type StillInput = z.infer<typeof stillInput>;
