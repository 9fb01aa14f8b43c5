import { data, href, type RouterContextProvider } from "react-router";
import { redirectWithUndo } from "#app/running/audit/pages/desk/redirect-with-undo.server.ts";
import type { Conflict, Texts } from "#app/lib/edit.ts";
import { lastChange } from "#app/running/audit/queries.server.ts";
import { openEdit } from "#app/platform/edits/open-edit.server.ts";
import { removedMeanwhile } from "#app/platform/edits/removed-meanwhile.server.ts";
import { filesContext } from "#app/platform/files/files-context.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { readUploadForm } from "#app/platform/http/read-upload.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { deleteDoctor } from "../../commands/delete-doctor/delete-doctor.server.ts";
import { saveDoctor } from "../../commands/save-doctor.server.ts";
import { doctorInput, removalInput } from "../../input.ts";
import { findDoctor } from "../../queries/doctors.server.ts";
import { MAX_PHOTO_BYTES, PHOTO_FIELD, PHOTO_FILES } from "../../rules/photo-terms.ts";
import { doctorFields, doctorTexts } from "./doctor-fields.ts";
import { doctorAdminMessages as say } from "../../texts/staff-doctors.ts";
import { removalMessages } from "../../texts/staff-removal.ts";

type RouterContext = Readonly<RouterContextProvider>;
type DoctorFormAnswer = {
  values?: Texts;
  errors?: Texts;
  message?: string | undefined;
  /** The refused values of the form that deletes the doctor. */
  removal?: {
    texts: Readonly<Record<string, string>>;
    errors: Readonly<Record<string, string>>;
  };
  conflict?: Conflict | undefined;
  /** The form had a photo, which was not stored. */
  sentPhoto?: boolean;
};

const PHOTO_STATUS = { too_large: 413, not_whole: 400, not_a_picture: 422 } as const;

const refused = (status: number, answer: DoctorFormAnswer) => data(answer, { status });

export async function submitDoctor(request: Request, context: RouterContext, doctorId?: string) {
  const { ctx } = context.get(requestContext);
  const { texts: sent, file } = await readUploadForm(request, PHOTO_FIELD, MAX_PHOTO_BYTES);
  if (doctorId && !(await findDoctor(ctx.db, doctorId))) throw removed(sent);
  if (sent["intent"] === "delete" && doctorId) return removeDoctor(context, doctorId, sent);
  const edit = await openEdit(sent, {
    fields: doctorFields,
    read: async () => {
      const now = doctorId && (await findDoctor(ctx.db, doctorId));
      return now ? { version: now.version, values: doctorTexts(now) } : undefined;
    },
    lastChange: () =>
      lastChange(
        ctx.db,
        { type: "doctor", id: doctorId ?? "" },
        "doctor.changed",
        "doctor.deactivated",
      ),
  });
  const { texts } = edit;
  const sentPhoto = file.ok || file.reason !== "missing";
  const askAgain = async (status: number) =>
    refused(status, { conflict: await edit.conflict(), sentPhoto });
  const photoError = (reason: keyof typeof PHOTO_STATUS) =>
    refused(PHOTO_STATUS[reason], {
      values: texts,
      errors: { [PHOTO_FIELD]: say.errors[reason] },
    });
  if (!file.ok && file.reason !== "missing") return photoError(file.reason);
  if (edit.undecided) return askAgain(422);
  if (texts["intent"] !== "save") return refused(422, { values: texts, message: say.noStep });
  const form = parseForm(doctorInput, texts);
  if (!form.ok) return refused(422, { values: form.values, errors: form.errors });
  const saved = await saveDoctor(ctx, context.get(filesContext).area(PHOTO_FILES), {
    edited: doctorId ? { id: doctorId, version: edit.version } : undefined,
    facts: form.value,
    photo: file.ok ? file.value : undefined,
  });
  if (saved.ok) return backWith(context, say.saved(form.value.name), saved.value.doctorId);
  if (saved.reason === "changed_meanwhile") return askAgain(409);
  if (saved.reason === "not_a_picture") return photoError(saved.reason);
  if (saved.reason === "no_way_to_book") {
    return refused(422, { values: texts, errors: { consultationUrl: say.noWayToBook } });
  }
  if (saved.reason === "has_bookings") {
    return refused(409, { values: texts, message: removalMessages.notByTheTick });
  }
  if (saved.reason === "not_found") throw removed(texts);
  return refused(403, {
    values: texts,
    message: `${say.errors.notSaved}: ${say.errors.forbidden}`,
  });
}

async function removeDoctor(
  context: RouterContext,
  doctorId: string,
  texts: Readonly<Record<string, string>>,
) {
  const wantsChoice = texts["coming"] !== undefined;
  const form = wantsChoice ? parseForm(removalInput, texts) : undefined;
  if (form && !form.ok) {
    // The number of bookings has no field on the page, so its error is the message above the form.
    const { errors } = form;
    return refused(422, { removal: { texts, errors }, message: errors["coming"] });
  }
  const wish = { doctorId, choice: form?.value };
  const gone = await deleteDoctor(context.get(requestContext).ctx, wish);
  if (gone.ok) return backWith(context, removalMessages.done(gone.value), doctorId);
  if (gone.reason === "has_bookings" || gone.reason === "changed") {
    return refused(409, { removal: { texts, errors: {} }, message: removalMessages.changed });
  }
  if (gone.reason === "not_found") throw removed({});
  return refused(403, { message: `${say.errors.notDeleted}: ${say.errors.forbidden}` });
}

const back = { to: href("/admin/doctors"), label: say.back };
const removed = (texts: Texts) => removedMeanwhile({ fields: doctorFields, texts, back });

function backWith(context: RouterContext, text: string, doctorId: string) {
  const served = context.get(requestContext);
  const subject = { type: "doctor", id: doctorId };
  return redirectWithUndo(served, href("/admin/doctors"), text, subject);
}
