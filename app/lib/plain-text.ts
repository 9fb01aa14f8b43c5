import { z } from "zod";

type Words = {
  required: string;
  tooLong: (max: number) => string;
  /** The message for control characters and broken Unicode. */
  unusual: string;
};

const ONE_LINE = /^\P{Cc}*$/u;
const LINES = /^(?:\P{Cc}|[\r\n])*$/u;

/** A single line, trimmed, possibly empty. `max` counts UTF-16 units. */
export const oneLine = (max: number, say: Words) => plainText(max, say, ONE_LINE);

/** Several lines, trimmed as a whole, possibly empty. `max` counts UTF-16 units. */
export const manyLines = (max: number, say: Words) => plainText(max, say, LINES);

function plainText(max: number, { required, tooLong, unusual }: Words, allowed: RegExp) {
  return z
    .string(required)
    .trim()
    .max(max, tooLong(max))
    .regex(allowed, unusual)
    .refine((text) => text.isWellFormed(), unusual);
}
