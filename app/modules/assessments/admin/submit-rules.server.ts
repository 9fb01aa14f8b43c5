import type { Conflict, Texts } from "#app/lib/edit.ts";
import { lastChange } from "#app/modules/audit/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { openEdit } from "#app/platform/edits/open-edit.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { publishRules } from "../commands/publish-rules.server.ts";
import { rulesInput } from "../input.ts";
import { currentRules } from "../queries/rules.server.ts";
import { staffMessages as say } from "../texts/staff.ts";
import { rulesFields, rulesTexts } from "./rules-fields.ts";

/** What became of the form: the next version, or the page again with what was typed. */
type Answer =
  | { published: number }
  | { status: 403 | 409 | 422; values: Texts; errors?: Texts; message?: string }
  | { status: 409 | 422; conflict: Conflict | undefined };

/** Publishes the products of each goal as they stand in the form. */
export async function submitRules(ctx: Ctx, sent: Record<string, string>): Promise<Answer> {
  const edit = await openEdit(sent, {
    fields: rulesFields,
    read: async () => {
      const { version, goals } = await currentRules(ctx.db);
      return { version, values: rulesTexts(goals) };
    },
    lastChange: async () => {
      const subject = {
        type: "assessment_rules",
        id: String((await currentRules(ctx.db)).version),
      };
      return lastChange(ctx.db, subject, "assessment_rules.published");
    },
  });
  const values = edit.texts;
  if (edit.undecided) return { status: 422, conflict: await edit.conflict() };
  const form = parseForm(rulesInput, values);
  if (!form.ok) return { status: 422, errors: form.errors, values };
  const published = await publishRules(ctx, { goals: form.value, basedOn: edit.version });
  if (published.ok) return { published: published.value.version };
  switch (published.reason) {
    case "changed_meanwhile":
      return { status: 409, conflict: await edit.conflict() };
    case "unknown_product":
      return { status: 409, values, message: say.unknownProduct(published.slug) };
    case "unchanged":
      return { status: 409, values, message: say.unchanged };
    case "no_default":
      return { status: 409, values, message: say.noDefault };
    case "forbidden":
      return { status: 403, values, message: say.forbidden };
  }
}
