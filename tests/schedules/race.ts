import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Shop } from "./shop.ts";

/** One of two racing commands, in its own connection. Answers "ok", or why it was refused. */
export type Act = (db: Db) => Promise<string>;

export type Prepared = {
  acts: readonly [Act, Act];
  /** How both may end, by their answers. */
  allowed: readonly (readonly [string, string])[];
  /** What must hold besides the invariants; a sentence for each violation. */
  check?: () => Promise<string[]>;
};

export type Race = {
  name: string;
  about: string;
  /** Makes rows of its own, so that races do not meet. */
  prepare(shop: Shop): Promise<Prepared>;
};

type Answer = { ok: true; value: unknown } | { ok: false; reason: string };

/** A command by this actor, as an act. */
export const act =
  (ctx: Ctx, run: (ctx: Ctx) => Promise<Answer>): Act =>
  async (db) => {
    const answer = await run({ ...ctx, db });
    return answer.ok ? "ok" : answer.reason;
  };

/** The sentence if the condition does not hold. */
export const unless = (holds: boolean, sentence: string): string[] => (holds ? [] : [sentence]);
