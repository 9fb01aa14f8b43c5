import { z } from "zod";

/** A number from 0 on: the text of a form, or the number of a program. */
export const wholeNumber = (error: string) =>
  z.union(
    [
      z.int().min(0),
      z
        .string()
        .trim()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ],
    error,
  );
