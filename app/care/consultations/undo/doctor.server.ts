import { z } from "zod";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { saveDoctor } from "../commands/save-doctor.server.ts";
import { findDoctor } from "../queries/doctors.server.ts";
import { doctorAdminMessages as say } from "../texts/staff-doctors.ts";
import { removalMessages } from "../texts/staff-removal.ts";

const loggedDoctor = z.object({
  name: z.string(),
  specialization: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  publicEmail: z.string().nullable(),
  publicPhone: z.string().nullable(),
  licenceNumber: z.string().nullable(),
  bio: z.string().nullable(),
  photoAlt: z.string().nullable(),
  consultationUrl: z.string().nullable(),
  isActive: z.boolean(),
});

/** All fields but the photo, whose file is removed once no doctor uses it. */
export const doctorUndo: UndoableRecord = {
  type: "doctor",
  who: "doctors:write",
  read: async (db, id) => {
    const found = await findDoctor(db, id);
    return found && { version: found.version, fields: loggedDoctor.parse(found) };
  },
  save: (ctx, { id, version, fields }) => {
    const facts = { ...loggedDoctor.parse(fields), removePhoto: false };
    return saveDoctor(ctx, undefined, { edited: { id, version }, facts });
  },
  refusals: {
    no_way_to_book: say.noWayToBook,
    has_bookings: removalMessages.notByTheTick,
  },
};
