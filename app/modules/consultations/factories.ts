import type { DoctorInput } from "./input.ts";

/** A doctor as a form would send one, nothing left out but the photo. */
export const newDoctor = (given: Partial<DoctorInput> = {}): DoctorInput => ({
  name: "Maria Santos, MD",
  specialization: "Endocrinology",
  email: "santos@private.example",
  phone: "+63 917 555 0100",
  publicEmail: "desk@clinic.example",
  publicPhone: "+63 32 555 0100",
  licenceNumber: "0123456",
  bio: "Sees people with diabetes.",
  photoAlt: null,
  consultationUrl: "https://clinic.example/book",
  isActive: true,
  removePhoto: false,
  ...given,
});
