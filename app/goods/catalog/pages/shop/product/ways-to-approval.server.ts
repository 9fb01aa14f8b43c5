import { hasClinician } from "#app/selling/clearance/queries/clinicians.server.ts";
import { activeDoctors } from "#app/care/consultations/queries/doctors.server.ts";
import { doctorLine } from "#app/care/consultations/views/show-doctor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** Who can give an approval, and who can be consulted. */
export async function waysToApproval({ db }: Ctx) {
  const [doctors, canDecide] = await Promise.all([activeDoctors(db), hasClinician(db)]);
  return { doctors: doctors.map(doctorLine), hasClinician: canDecide };
}
