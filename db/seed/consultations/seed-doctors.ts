import { addDays } from "#app/lib/dates.ts";
import { saveDoctor } from "#app/modules/consultations/commands/save-doctor.server.ts";
import { PHOTO_FILES } from "#app/modules/consultations/rules/photo-terms.ts";
import { systemContext } from "#app/server/services.server.ts";
import type { Services } from "#app/server/services.server.ts";
import { done } from "../done.ts";

const DOCTORS = [
  {
    name: "Dr. Demo Reyes",
    specialization: "Endocrinology (invented)",
    bio: "Does not exist. A real card says here what the doctor treats, what they have learned and which languages they speak.",
    publicEmail: "reyes@clinic.example",
    publicPhone: "+63 32 555 0100",
    consultationUrl: "https://clinic.example/book/reyes",
  },
  {
    name: "Dr. Demo Bautista",
    specialization: "Dermatology (invented)",
    bio: "Does not exist either. Without a public email or phone, the card leads to the booking page alone.",
    publicEmail: null,
    publicPhone: null,
    consultationUrl: "https://clinic.example/book/bautista",
  },
];

/** Doctors of the demo shop: no licence, no photo, and a mark on each that they are made up. */
export async function seedDoctors(services: Services): Promise<void> {
  const system = systemContext(services, "seed");
  const store = services.files.area(PHOTO_FILES);
  for (const [index, doctor] of DOCTORS.entries()) {
    const now = addDays(system.now, -30 + index);
    const facts = {
      ...doctor,
      email: `desk${index + 1}@clinic.example`,
      phone: null,
      licenceNumber: null,
      photoAlt: null,
      isActive: true,
      removePhoto: false,
    };
    done(await saveDoctor({ ...system, now }, store, { facts, isDemo: true }));
  }
}
