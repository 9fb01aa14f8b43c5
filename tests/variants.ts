import { isThorough } from "./thorough.ts";

/** The ways in which a story is told: the first in `npm test`, all of them at night. */
export const variants = <T>(all: readonly T[]): readonly T[] =>
  isThorough ? all : all.slice(0, 1);
