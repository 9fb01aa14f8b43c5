import { openVisit } from "#app/care/consultations/commands/open-visit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { notFound } from "#app/platform/http/request-context.server.ts";
import { writtenFor } from "../../queries/written-for.server.ts";
import { showWritten } from "../../views/show-written.ts";
import { instructionForm } from "./instruction-form.server.ts";

/** The instructions for the patient of a visit that the actor took. Each look is recorded. */
export async function showInstruction(ctx: Ctx, bookingId: string) {
  const opened = await openVisit(ctx, bookingId);
  if (!opened.ok) throw notFound();
  const { visit, whole } = opened.value;
  return {
    number: whole.booking.number,
    bookingId,
    mayWrite: visit.state === "came" || visit.state === "done",
    ...(await instructionForm(ctx)),
    written: (await writtenFor(ctx.db, visit.userId)).map(showWritten),
  };
}
