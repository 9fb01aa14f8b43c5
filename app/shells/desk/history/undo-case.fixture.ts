import type { Result } from "#app/lib/result.ts";
import type { StaffRole } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** A kind of change: what makes its record, the change, and one of the same fields after it. */
export type UndoCase = {
  name: string;
  type: string;
  make: (ctx: Ctx) => Promise<string>;
  change: (ctx: Ctx, id: string) => Promise<Result<unknown>>;
  again: (ctx: Ctx, id: string) => Promise<Result<unknown>>;
  /** The fields of a record of any fields that it touches. */
  fields?: (id: string) => string[];
  /** A role of staff that may not change it; support unless given. */
  mayNot?: StaffRole;
};

let made = 0;
/** A word that no other record of the tests has. */
export const next = (word = "") => `${word}${(made += 1)}`;

export function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}
