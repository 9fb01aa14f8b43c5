import { data, href } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { ok } from "#app/lib/result.ts";
import { lastChange } from "#app/modules/audit/queries.server.ts";
import { submitEdit } from "#app/platform/edits/submit-edit.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { saveType } from "../commands/save-type.server.ts";
import { typeInput } from "../input.ts";
import { listTypes } from "../queries/types.server.ts";
import { bookingAdminMessages as say } from "../texts/staff-bookings.ts";
import { typeFields, typeTexts } from "./type-fields.ts";

/** The form of one kind of consultation; the answer says which. */
export async function submitType(served: RequestContext, sent: Texts) {
  const { ctx } = served;
  const slug = sent["slug"] ?? "";
  const saved = await submitEdit(sent, {
    fields: typeFields,
    read: async () => {
      const now = (await listTypes(ctx.db)).find((type) => type.slug === slug);
      return now && { version: now.version, values: typeTexts(now) };
    },
    lastChange: () =>
      lastChange(ctx.db, { type: "consultation_type", id: slug }, "consultation_type.changed"),
    parse: (texts) => parseForm(typeInput, texts),
    save: async (type, version) => {
      const done = await saveType(ctx, type, version);
      return done.ok ? ok(type.name) : done;
    },
    explain: () => ({ status: 403, message: say.forbidden }),
  });
  if (saved.ok) {
    return redirectWithFlash(served, href("/admin/consultation-types"), say.typeSaved(saved.value));
  }
  // A form of none of the types has no place of its own to say so.
  const message = saved.errors?.["slug"] ? say.notUnderstood : saved.message;
  return data({ ...saved, slug, message }, { status: saved.status });
}
