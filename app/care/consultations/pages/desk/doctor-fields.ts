import type { EditField, Texts } from "#app/lib/edit.ts";
import type { DoctorInput } from "../../input.ts";
import { PHOTO_FIELD } from "../../rules/photo-terms.ts";
import { doctorAdminMessages as say } from "../../texts/staff-doctors.ts";

export const doctorFields: readonly EditField[] = [
  { name: "name", label: say.name },
  { name: "specialization", label: say.specialization },
  { name: "consultationUrl", label: say.consultationUrl },
  { name: "licenceNumber", label: say.licenceNumber },
  { name: "bio", label: say.bio, kind: "long" },
  { name: "publicEmail", label: say.publicEmail },
  { name: "publicPhone", label: say.publicPhone },
  { name: PHOTO_FIELD, label: say.photo, kind: "file" },
  { name: "removePhoto", label: say.removePhoto, kind: "tick" },
  { name: "photoAlt", label: say.photoAlt },
  { name: "isActive", label: say.showToShoppers, kind: "tick" },
  { name: "email", label: say.email },
  { name: "phone", label: say.phone },
];

/** A doctor as the form shows it. */
export function doctorTexts(doctor: Omit<DoctorInput, "removePhoto">): Texts {
  return {
    name: doctor.name,
    specialization: doctor.specialization,
    consultationUrl: doctor.consultationUrl ?? "",
    licenceNumber: doctor.licenceNumber ?? "",
    bio: doctor.bio ?? "",
    publicEmail: doctor.publicEmail ?? "",
    publicPhone: doctor.publicPhone ?? "",
    removePhoto: "",
    photoAlt: doctor.photoAlt ?? "",
    isActive: doctor.isActive ? "on" : "",
    email: doctor.email,
    phone: doctor.phone ?? "",
  };
}
