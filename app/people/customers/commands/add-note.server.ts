import { eq } from "drizzle-orm";
import { validate } from "uuid";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { noteInput, type NoteInput } from "../input.ts";
import { customerNotes, customers } from "../tables.server.ts";
import { nothing, operation } from "#app/platform/records/operation.ts";
import { customerById } from "./tag-customer.server.ts";

/** Stores a staff note about a customer. A form that is sent twice adds one note. */
export async function addNote(
  ctx: Ctx,
  customerId: string,
  { key, text }: NoteInput,
): Promise<Result<undefined, Refusal<"forbidden" | "not_found">>> {
  const { actor } = ctx;
  if (!may(actor, "customers:note")) return refuse("forbidden");
  if (!validate(customerId)) return refuse("not_found");
  return inTransaction(ctx, async (tx) => {
    const [customer] = await tx.db
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, customerId))
      .for("key share");
    if (!customer) return refuse("not_found");
    const authorId = actor.kind === "user" ? actor.userId : null;
    const written = await tx.db
      .insert(customerNotes)
      .values({ id: key, customerId, authorId, text, createdAt: tx.now })
      .onConflictDoNothing()
      .returning({ id: customerNotes.id });
    if (written.length === 0) return ok(undefined);
    // The log outlives the note, so it does not repeat the note's text.
    await recordAudit(tx, {
      action: "customer.noted",
      subject: { type: "customer", id: customerId },
      after: { noteId: key },
    });
    return ok(undefined);
  });
}

export const noteOnCustomer = operation({
  name: "customers.add-note",
  says: "Add an internal note to a customer. Customers never see it.",
  words: ["comment", "remark", "memo"],
  who: "customers:note",
  kind: "change",
  isRepeatable: false,
  key: customerById,
  input: noteInput.omit({ key: true }),
  output: nothing,
  run: (ctx, { text }, customerId) => addNote(ctx, customerId, { key: ctx.ids.newId(), text }),
});
