import { data } from "react-router";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { findDoctor } from "../queries/doctors.server.ts";
import { showRemoval } from "../queries/removal.server.ts";
import { doctorTexts } from "./doctor-fields.ts";

/** Without an id it is a new doctor. */
export async function showDoctorPage(ctx: Ctx, doctorId: string | undefined) {
  if (!doctorId) {
    return {
      id: undefined,
      name: undefined,
      hasPhoto: false,
      values: { isActive: "on" },
      removal: undefined,
    };
  }
  const doctor = await findDoctor(ctx.db, doctorId);
  if (!doctor) throw data(null, { status: 404 });
  return {
    id: doctor.id,
    name: doctor.name,
    hasPhoto: doctor.photoId !== null,
    removal: await showRemoval(ctx, doctor.id),
    values: editable(doctorTexts(doctor), doctor.version),
  };
}
