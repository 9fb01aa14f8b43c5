import { href } from "react-router";
import { formFields } from "#app/lib/form-field.ts";
import { ok, refuse } from "#app/lib/result.ts";
import { recordForm } from "#app/running/audit/pages/desk/record-form.server.ts";
import { saveType } from "../../commands/save-type.server.ts";
import { typeInput } from "../../input.ts";
import { findType } from "../../queries/types.server.ts";
import { readTypeSlug } from "../../rules/booking-terms.ts";
import { typeMessages as say } from "../../texts/staff-types.ts";
import { consultationTypeUndo } from "../../undo/consultation-type.server.ts";

export const typeForm = recordForm({
  type: "consultation_type",
  fields: formFields(say.fields, {
    name: { required: true, max: 60 },
    minutes: { required: true, input: "count", max: 3, half: true },
    channel: { half: true },
    fee: { required: true, input: "money", half: true },
    currency: { half: true },
    isActive: { kind: "tick" },
  }),
  say,
  list: href("/admin/consultation-types"),
  pageOf: (slug) => href("/admin/consultation-types/:slug", { slug }),
  titleOf: ({ name }) => name,
  find: findType,
  schema: typeInput,
  save: async (ctx, facts, edited) => {
    const slug = readTypeSlug(edited?.id ?? "");
    if (!slug || !edited) return refuse("not_found");
    const saved = await saveType(ctx, { slug, ...facts }, edited.version);
    return saved.ok ? ok({ id: slug }) : saved;
  },
  saved: ({ name }) => say.saved(name),
  next: "list",
  undo: [consultationTypeUndo],
});
