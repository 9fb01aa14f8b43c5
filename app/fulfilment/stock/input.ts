import { z } from "zod";
import { oneLine } from "#app/lib/plain-text.ts";
import { wholeNumber } from "#app/lib/whole-number.ts";
import { ADJUST_MODES, ADJUST_REASONS } from "./rules/plan-adjustment.ts";
import { STOCKTAKE_SCOPES } from "./rules/stocktake-states.ts";
import { stocktakeMessages as takes } from "./texts/staff-stocktakes.ts";
import { stockMessages as say } from "./texts/staff.ts";

const MOST_UNITS = 1_000_000;
const units = wholeNumber(say.unitsWrong).refine((count) => count <= MOST_UNITS, say.unitsWrong);

/** A correction of the units on hand. `was` is the number when the form was opened. */
export const adjustInput = z
  .object({
    mode: z.enum(ADJUST_MODES, say.noStep),
    units,
    reason: z.enum(ADJUST_REASONS, say.reasonNeeded),
    note: oneLine(200, { ...say, required: say.noteNeeded }).default(""),
    was: units,
  })
  .refine(({ reason, note }) => reason !== "other" || note !== "", {
    path: ["note"],
    message: say.noteNeeded,
  });
export type AdjustInput = z.infer<typeof adjustInput>;

export const shelfInput = z.object({
  shelf: oneLine(40, { ...say, required: say.noStep }).default(""),
  was: z.string(say.noStep).max(40, say.noStep),
});

/** Empty uses the default from the settings. */
const limit = z
  .string(say.limitWrong)
  .trim()
  .regex(/^\d{0,5}$/, say.limitWrong)
  .transform((typed) => (typed === "" ? null : Number(typed)))
  .refine((count) => count === null || count <= 10_000, say.limitWrong);

export const lowLimitInput = z.object({ lowBelow: limit, was: limit });

export const startInput = z
  .object({
    scope: z.enum(STOCKTAKE_SCOPES, takes.scopeNeeded),
    category: z.string().max(80, takes.categoryNeeded).default(""),
    shelf: z.string().max(40, takes.shelfNeeded).default(""),
    isBlind: z
      .string()
      .optional()
      .transform((sent) => sent === "on"),
  })
  .refine(({ scope, category }) => scope !== "category" || category !== "", {
    path: ["category"],
    message: takes.categoryNeeded,
  })
  .refine(({ scope, shelf }) => scope !== "shelf" || shelf !== "", {
    path: ["shelf"],
    message: takes.shelfNeeded,
  });
export type StartInput = z.infer<typeof startInput>;

const lineId = z.uuid(say.noStep);

/** A count of one place. `was` is the count that it replaces. */
export const countInput = z.object({
  lineId,
  units,
  place: oneLine(40, { ...say, required: say.noStep }).default(""),
  was: z
    .string()
    .default("")
    .transform((typed) => (/^\d{1,7}$/.test(typed) ? Number(typed) : undefined)),
});
export type CountInput = z.infer<typeof countInput>;

export const judgeInput = z
  .object({
    lineId,
    reason: z.enum(ADJUST_REASONS, say.reasonNeeded),
    note: oneLine(200, { ...say, required: say.noteNeeded }).default(""),
  })
  .refine(({ reason, note }) => reason !== "other" || note !== "", {
    path: ["note"],
    message: say.noteNeeded,
  });
export type JudgeInput = z.infer<typeof judgeInput>;
