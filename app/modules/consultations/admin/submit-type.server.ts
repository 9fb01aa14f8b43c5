import { data, redirect } from "react-router";
import type { Conflict, Texts } from "#app/lib/edit.ts";
import { lastChange } from "#app/modules/audit/queries.server.ts";
import { openEdit } from "#app/platform/edits/open-edit.server.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { saveType } from "../commands/save-type.server.ts";
import { typeInput } from "../input.ts";
import { listTypes } from "../queries/types.server.ts";
import { bookingAdminMessages as say } from "../texts/staff-bookings.ts";
import { typeFields, typeTexts } from "./type-fields.ts";

/** What the page answers, with the type whose form it was. */
type Answer = {
  slug?: string | undefined;
  values?: Texts;
  errors?: Texts;
  message?: string | undefined;
  conflict?: Conflict | undefined;
};

const refused = (status: number, answer: Answer) => data(answer, { status });

/** The form of one kind of consultation. */
export async function submitType({ ctx, env }: RequestContext, sent: Texts) {
  const slug = sent["slug"] ?? "";
  const edit = await openEdit(sent, {
    fields: typeFields,
    read: async () => {
      const now = (await listTypes(ctx.db)).find((type) => type.slug === slug);
      return now && { version: now.version, values: typeTexts(now) };
    },
    lastChange: () =>
      lastChange(ctx.db, { type: "consultation_type", id: slug }, "consultation_type.changed"),
  });
  if (edit.undecided) return refused(422, { slug, conflict: await edit.conflict() });
  const form = parseForm(typeInput, edit.texts);
  if (!form.ok) {
    const { values, errors } = form;
    // A form of none of the types has no place of its own to say so.
    return refused(422, { slug, values, errors, message: errors["slug"] && say.notUnderstood });
  }
  const saved = await saveType(ctx, form.value, edit.version);
  if (saved.ok) {
    const flash = { tone: "success", text: say.typeSaved(form.value.name) } as const;
    const headers = { "set-cookie": flashCookie(env.appUrl, flash) };
    return redirect("/admin/consultation-types", { status: 303, headers });
  }
  if (saved.reason === "forbidden") return refused(403, { message: say.forbidden });
  return refused(409, { slug, conflict: await edit.conflict() });
}
