import type { Ctx } from "../access/ctx.server.ts";

/**
 * Reads from one snapshot, for a page whose queries must agree: between two of them a job may
 * change what both show, and the page would contradict itself until it is reloaded.
 */
export function inSnapshot<T>(ctx: Ctx, read: (ctx: Ctx) => Promise<T>): Promise<T> {
  return ctx.db.transaction((db) => read({ ...ctx, db }), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
}
