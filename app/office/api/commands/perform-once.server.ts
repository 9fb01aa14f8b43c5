import { and, eq } from "drizzle-orm";
import { ok, refuse, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { KeyActor } from "#app/platform/access/actor.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { Operation } from "#app/platform/records/operation.ts";
import { findOperation } from "../queries/every-operation.server.ts";
import { etagOf } from "../queries/etag.server.ts";
import { apiWrites } from "../tables.server.ts";

type Write = {
  /** The record's key as it was sent; empty for an operation without a record. */
  record: string;
  input: object;
  request: { key: string; fingerprint: string };
  /** The ETag of the record that the program read. */
  ifMatch: string | null;
};

type Performed = { answer: unknown; again: boolean };

/**
 * Performs an operation once for each idempotency key. A request that comes at the same time waits
 * for the first. What was refused is tried again, since it changed nothing.
 */
export async function performOnce(
  ctx: Ctx & { actor: KeyActor },
  operation: Operation,
  { record: sent, input, request, ifMatch }: Write,
): Promise<Result<Performed>> {
  return inTransaction<Result<Performed>>(ctx, async (tx) => {
    const earlier = await claim(tx, ctx.actor.keyId, request);
    if (earlier && earlier.fingerprint !== request.fingerprint) return refuse("key_used");
    if (earlier) return ok({ answer: earlier.answer, again: true });
    const record = operation.key ? await operation.key.lock(tx, sent) : "";
    if (record === undefined) return refuse("not_found");
    if (ifMatch !== null && !(await isCurrent(tx, operation, sent, ifMatch))) {
      return refuse("stale");
    }
    const done = await operation.perform(tx, input, record);
    if (!done.ok) return done;
    await tx.db
      .update(apiWrites)
      .set({ answer: done.value })
      .where(isThis(ctx.actor.keyId, request.key));
    return ok({ answer: done.value, again: false });
  });
}

const isThis = (keyId: string, key: string) =>
  and(eq(apiWrites.keyId, keyId), eq(apiWrites.idempotencyKey, key));

/** The earlier request with this key, if there was one. */
async function claim(tx: Ctx, keyId: string, { key, fingerprint }: Write["request"]) {
  const claimed = await tx.db
    .insert(apiWrites)
    .values({ keyId, idempotencyKey: key, fingerprint, at: tx.now })
    .onConflictDoNothing()
    .returning({ keyId: apiWrites.keyId });
  if (claimed.length > 0) return undefined;
  const [earlier] = await tx.db.select().from(apiWrites).where(isThis(keyId, key));
  return earlier;
}

/** Compares what a read of the locked record answers now. */
async function isCurrent(tx: Ctx, { name }: Operation, record: string, ifMatch: string) {
  const read = findOperation(`${name.split(".")[0]}.get`);
  const now = await read?.perform(tx, {}, record);
  return now?.ok === true && etagOf(now.value).includes(ifMatch.replace(/^W\//, ""));
}
