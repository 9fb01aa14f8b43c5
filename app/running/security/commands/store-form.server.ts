import { and, desc, eq, lt, notInArray } from "drizzle-orm";
import { addMinutes } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { PROOF_MINUTES } from "#app/platform/access/fresh-proof.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { sealedForms } from "../queries/stored-secrets.server.ts";
import { waitingForms } from "../tables.server.ts";

/** The limit of one account. Older forms are deleted, because the user has forgotten them. */
const MOST = 5;

export type WaitingForm = {
  method: "GET" | "POST";
  address: string;
  backTo: string | null;
  fields: Record<string, string>;
};

/** Stores a form until its sender has proved their identity, and returns the form's id. */
export async function storeForm(ctx: Ctx, { fields, ...form }: WaitingForm): Promise<string> {
  const { actor } = ctx;
  if (actor.kind !== "user") throw new Error("only somebody with an account is asked for a proof");
  const { userId } = actor;
  return inTransaction(ctx, async ({ db, ids, now, sealers }) => {
    const id = ids.newId();
    const sealedFields = sealedForms({ sealers }).seal(JSON.stringify(fields));
    await db.insert(waitingForms).values({ id, userId, ...form, sealedFields, createdAt: now });
    await db
      .delete(waitingForms)
      .where(lt(waitingForms.createdAt, addMinutes(now, -PROOF_MINUTES)));
    const own = eq(waitingForms.userId, userId);
    const newest = db
      .select({ id: waitingForms.id })
      .from(waitingForms)
      .where(own)
      .orderBy(desc(waitingForms.id))
      .limit(MOST);
    await db.delete(waitingForms).where(and(own, notInArray(waitingForms.id, newest)));
    return id;
  });
}
