import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { orNotFound } from "#app/platform/http/request-context.server.ts";
import { findDoctor } from "../../queries/doctors.server.ts";
import { showRemoval } from "../../queries/removal.server.ts";
import { doctorUndo } from "../../undo/doctor.server.ts";
import { doctorDayUndo, hoursUndo } from "../../undo/hours.server.ts";
import { doctorTexts } from "./doctor-fields.ts";

/** All of them are changes of the doctor, whichever page they were made on. */
const doctorUndos = [doctorUndo, hoursUndo, doctorDayUndo];

/** Without an id it is a new doctor. */
export async function showDoctorPage(ctx: Ctx, doctorId: string | undefined) {
  if (!doctorId) {
    return {
      id: undefined,
      name: undefined,
      hasPhoto: false,
      // No one can book a doctor without hours or a page, so a new one is not shown yet.
      values: { isActive: "" },
      removal: undefined,
      history: undefined,
    };
  }
  const doctor = orNotFound(await findDoctor(ctx.db, doctorId));
  return {
    id: doctor.id,
    name: doctor.name,
    hasPhoto: doctor.photoId !== null,
    removal: await showRemoval(ctx, doctor.id),
    history: await loadHistory(ctx, { type: "doctor", id: doctor.id }, doctorUndos),
    values: editable(doctorTexts(doctor), doctor.version),
  };
}
