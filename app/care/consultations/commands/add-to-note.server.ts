import { eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { isClinician } from "#app/selling/clearance/rules/decides-clearance.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { consultationVisits, visitAddenda } from "../tables/consultation-visits.server.ts";

type Addition = { id: string; bookingId: string; text: string };
type AddToNoteRefusal = Refusal<"forbidden" | "not_found" | "not_yours" | "not_now">;

/** Adds to a note that is done, with author and time; the note itself stays as it is. */
export async function addToNote(
  ctx: Ctx,
  { id, bookingId, text }: Addition,
): Promise<Result<undefined, AddToNoteRefusal>> {
  const { actor } = ctx;
  if (!isClinician(actor)) return refuse("forbidden");
  if (!isUuid(bookingId)) return refuse("not_found");
  return inTransaction(ctx, async (tx) => {
    const [visit] = await tx.db
      .select()
      .from(consultationVisits)
      .where(eq(consultationVisits.bookingId, bookingId))
      .for("update");
    if (!visit) return refuse("not_found");
    if (visit.clinicianId !== actor.userId) return refuse("not_yours");
    if (visit.state !== "done") return refuse("not_now");
    const [author] = await tx.db
      .select({ name: user.name })
      .from(user)
      .where(eq(user.id, actor.userId));
    if (!author) throw new Error("who is signed in has an account");
    const written = await tx.db
      .insert(visitAddenda)
      .values({
        id,
        bookingId,
        authorId: actor.userId,
        authorName: author.name,
        text,
        writtenAt: tx.now,
      })
      .onConflictDoNothing()
      .returning({ id: visitAddenda.id });
    if (written.length === 0) return ok(undefined);
    const subject = { type: "booking", id: bookingId };
    await recordAudit(tx, { action: "visit.added_to", subject });
    return ok(undefined);
  });
}
