import { PgTransaction } from "drizzle-orm/pg-core";
import type { Ctx } from "../access/ctx.server.ts";

class RolledBack extends Error {
  readonly refusal: unknown;
  constructor(refusal: unknown) {
    super("rolled back");
    this.refusal = refusal;
  }
}

/**
 * Runs `work` in one transaction, or in the caller's when there is one. A refusal undoes what was
 * written before it; inside a caller's transaction the caller has to return it too.
 */
export async function inTransaction<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  if (ctx.db instanceof PgTransaction) return work(ctx);
  try {
    return await ctx.db.transaction(async (db) => {
      const result = await work({ ...ctx, db });
      if (isRefusal(result)) throw new RolledBack(result);
      return result;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal as T;
    throw error;
  }
}

function isRefusal(result: unknown): boolean {
  return typeof result === "object" && result !== null && "ok" in result && result.ok === false;
}
