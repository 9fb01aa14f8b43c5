import { activeDoctors } from "#app/care/consultations/queries/doctors.server.ts";
import { showDoctor } from "#app/care/consultations/views/show-doctor.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { provenClaims } from "../../queries/proven-claims.server.ts";
import { ABOUT_CLAIMS } from "#app/running/settings/rules/claim-settings.ts";
import { readClaims } from "#app/running/settings/rules/claims.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import { hourLines } from "#app/running/settings/views/support-hours.ts";
import { helpMessages } from "./texts.ts";

const say = helpMessages.about;

type Rating = { average: string; count: number };

/** The figures on About. The rating is the shop's own average, left out while there is none. */
export function aboutStats(settings: Settings, rating: Rating | undefined) {
  const support = say.around(hourLines(settings.support_hours));
  return {
    claims: provenClaims(readClaims(settings), ABOUT_CLAIMS, { support }),
    rating: rating && { figure: say.rating(rating.average), text: say.ratingText(rating.count) },
  };
}

/** The faces on About. */
export async function aboutDoctors(db: Db) {
  return (await activeDoctors(db)).map((doctor) => showDoctor(doctor));
}
