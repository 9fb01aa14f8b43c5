import type { Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { importMessages as say } from "../../texts/staff.ts";
import type { ImportFailure } from "../../queries/import-noun.server.ts";

class Undone extends Error {
  readonly refusal: ImportFailure;
  constructor(refusal: ImportFailure) {
    super("undone");
    this.refusal = refusal;
  }
}

/**
 * Runs one item within the transaction, and undoes all of it if it is refused or the database
 * rejects its values. Other errors fail the job, which is retried.
 */
export async function attempt<T>(
  tx: Ctx,
  work: (inner: Ctx) => Promise<Result<T, ImportFailure>>,
): Promise<Result<T, ImportFailure>> {
  try {
    return await tx.db.transaction(async (db) => {
      const done = await work({ ...tx, db });
      if (!done.ok) throw new Undone(done);
      return done;
    });
  } catch (error) {
    if (error instanceof Undone) return error.refusal;
    if (isAboutValues(error)) return { ok: false, reason: "failed", note: say.notTaken };
    throw error;
  }
}

/** PostgreSQL's classes 22 and 23: values that a column or a constraint rejects. */
function isAboutValues(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  if (typeof cause !== "object" || cause === null || !("code" in cause)) return false;
  return typeof cause.code === "string" && /^2[23]/.test(cause.code);
}
