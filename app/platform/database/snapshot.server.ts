import type { Ctx } from "../access/ctx.server.ts";

/**
 * Reads of one moment, for a page made of several that must agree: between two of them a job may
 * settle what both tell of, and the page would contradict itself until somebody reloads it.
 */
export function inSnapshot<T>(ctx: Ctx, read: (ctx: Ctx) => Promise<T>): Promise<T> {
  return ctx.db.transaction((db) => read({ ...ctx, db }), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
}
