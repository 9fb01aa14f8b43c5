import path from "node:path";
import { addDays } from "#app/lib/dates.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { saveDoctor } from "#app/care/consultations/commands/save-doctor.server.ts";
import { makeBooking, newDoctor } from "#app/care/consultations/factories.ts";
import { PHOTO_FIELD, PHOTO_FILES } from "#app/care/consultations/rules/photo-terms.ts";
import { findDoctor } from "#app/care/consultations/queries/doctors.server.ts";
import { newPicture } from "#tests/new-picture.ts";
import type { Prepare, Some } from "../call.ts";
import { anything, choice, id, line, optional, readFrom, text } from "../fields.ts";
import type { Shop } from "../shop.ts";

async function aDoctor({ system, dataDir }: Shop, photo?: Uint8Array): Promise<string> {
  const store = createDiskFiles(path.join(dataDir, "files")).area(PHOTO_FILES);
  const saved = await saveDoctor(system(), store, { facts: newDoctor(), photo });
  if (!saved.ok) throw new Error(saved.reason);
  return saved.value.doctorId;
}

async function shownPhoto(shop: Shop): Promise<string> {
  const doctor = await findDoctor(shop.system().db, await aDoctor(shop, await newPicture()));
  if (!doctor?.photoId) throw new Error("the doctor has no photo");
  return doctor.photoId;
}

/** A doctor with one consultation to come. */
async function bookedDoctor(shop: Shop): Promise<string> {
  const doctorId = await aDoctor(shop);
  await makeBooking(shop.system(), { doctorId, startsAt: addDays(new Date(), 3) });
  return doctorId;
}

const address = (valid: string) => ({
  ...line(valid),
  mayBe: (given: string) => given.length <= 500 && /^https?:\/\//i.test(given.trim()),
});

const saves: (isNew: boolean) => Prepare = (isNew) => async (shop) => ({
  as: "admin",
  ...(isNew ? {} : { params: { doctorId: id(await aDoctor(shop)) } }),
  fields: {
    intent: choice("save"),
    name: line("Maria Santos, MD"),
    specialization: line("Endocrinology"),
    consultationUrl: address("https://clinic.example/book"),
    licenceNumber: optional(line("0123456")),
    bio: optional(text("Sees people with diabetes.")),
    publicEmail: optional(line("desk@clinic.example")),
    publicPhone: optional(line("+63 32 555 0100")),
    [PHOTO_FIELD]: anything("a file"),
    ...(isNew ? {} : { removePhoto: anything("on"), ...readFrom(1) }),
    photoAlt: optional(line("A portrait")),
    isActive: anything("on"),
    email: line("santos@clinic.example"),
    phone: optional(line("+63 917 555 0100")),
  },
  file: { name: PHOTO_FIELD, bytes: await newPicture() },
});

export const consultations = {
  "/consultation": { GET: () => ({}) },
  "/doctor-photos/:photoId": {
    GET: async (shop) => ({ params: { photoId: id(await shownPhoto(shop)) } }),
  },
  "/admin/doctors": { GET: () => ({ as: "admin" }) },
  "/admin/doctors/new": { GET: () => ({ as: "admin" }), POST: { save: saves(true) } },
  "/admin/doctors/:doctorId": {
    GET: async (shop) => ({ as: "admin", params: { doctorId: id(await aDoctor(shop)) } }),
    POST: {
      save: saves(false),
      delete: async (shop) => ({
        as: "admin",
        params: { doctorId: id(await aDoctor(shop)) },
        fields: { intent: choice("delete") },
      }),
      "delete-with-bookings": async (shop) => ({
        as: "admin",
        params: { doctorId: id(await bookedDoctor(shop)) },
        fields: {
          intent: choice("delete"),
          coming: choice("1"),
          bookings: choice("cancel"),
          note: text("The doctor has retired."),
        },
      }),
    },
  },
} satisfies Some;
