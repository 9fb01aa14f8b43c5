import { z } from "zod";
import { readHundredths } from "#app/lib/hundredths.ts";
import { productAdminMessages } from "../../texts/staff-products.ts";

const say = productAdminMessages.errors;
const MOST_CENTAVOS = 100_000_000;

const isPlain = (text: string) => text.isWellFormed() && /^(?:\P{Cc}|[\r\n\t])*$/u.test(text);

export const text = (max: number) =>
  z
    .string()
    .default("")
    .transform((typed) => typed.replaceAll(/\r\n?/g, "\n").trim())
    .refine((typed) => typed.length <= max && isPlain(typed), say.text(max));

export const line = (max: number, message = say.text(max)) =>
  z
    .string()
    .default("")
    .transform((typed) => typed.trim())
    .refine((typed) => typed.length <= max && isPlain(typed) && !/[\r\n]/.test(typed), message);

/** One entry a line; empty lines are skipped. */
export const lines = z
  .string()
  .default("")
  .refine(isPlain, say.lines)
  .transform((typed) =>
    typed
      .split(/\r\n?|\n/)
      .map((one) => one.trim())
      .filter(Boolean),
  )
  .refine((all) => all.length <= 20 && all.every((one) => one.length <= 500), say.lines);

/** Pesos parsed to centavos; null if the field is empty. */
export const pesos = (least: number, message: string) =>
  z
    .string()
    .default("")
    .transform((typed, issue) => {
      if (typed.trim() === "") return null;
      const amount = typed.length <= 20 ? readHundredths(typed) : undefined;
      if (amount !== undefined && amount >= least && amount <= MOST_CENTAVOS) return amount;
      issue.addIssue({ code: "custom", message });
      return z.NEVER;
    });

/** A whole number; null if the field is empty. */
export const whole = (least: number, most: number, message: string) =>
  z
    .string()
    .default("")
    .transform((typed) => typed.trim())
    .refine((typed) => typed === "" || /^\d{1,6}$/.test(typed), message)
    .transform((typed) => (typed === "" ? null : Number(typed)))
    .refine((count) => count === null || (count >= least && count <= most), message);

export const ticked = z
  .string()
  .optional()
  .transform((sent) => sent === "on");
