import { z } from "zod";

type Words = {
  required: string;
  tooLong: (max: number) => string;
  /** Of signs that nobody can see or type. */
  unusual: string;
};

const ONE_LINE = /^\P{Cc}*$/u;
const LINES = /^(?:\P{Cc}|[\r\n])*$/u;

/** What is typed into one line, trimmed; it may be empty. `max` counts UTF-16 units. */
export const oneLine = (max: number, say: Words) => plainText(max, say, ONE_LINE);

/** What is typed into a box, trimmed, its lines as they were typed; it may be empty. */
export const manyLines = (max: number, say: Words) => plainText(max, say, LINES);

function plainText(max: number, { required, tooLong, unusual }: Words, allowed: RegExp) {
  return z
    .string(required)
    .trim()
    .max(max, tooLong(max))
    .regex(allowed, unusual)
    .refine((text) => text.isWellFormed(), unusual);
}
