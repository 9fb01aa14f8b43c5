import { formatDate, shopDay } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { notFound } from "#app/platform/http/request-context.server.ts";
import { openPatient } from "../../commands/open-patient.server.ts";
import { instructionMessages as say } from "../../texts/staff.ts";
import { showCheckIn } from "../../views/show-check-in.ts";
import { showWritten } from "../../views/show-written.ts";
import { instructionForm } from "./instruction-form.server.ts";

/** The instructions and shared check-ins of a patient of the clinician who looks; each look is recorded. */
export async function showPatient(ctx: Ctx, customerId: string) {
  const opened = await openPatient(ctx, customerId);
  if (!opened.ok) throw notFound();
  const { patient, checkIns, visits, written } = opened.value;
  return {
    customerId,
    title: say.patientTitle(patient.title),
    mayOpenRecord: may(ctx.actor, "customers:read"),
    ...(await instructionForm(ctx)),
    visits: visits.map(({ bookingId, number, startsAt }) => ({
      value: bookingId,
      label: say.visitOf(number, formatDate(shopDay(startsAt))),
    })),
    written: written.map(showWritten),
    checkIns: checkIns.map(({ checkIn, product }) => ({ product, ...showCheckIn(checkIn) })),
  };
}
