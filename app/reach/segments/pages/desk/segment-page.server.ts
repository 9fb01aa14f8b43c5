import { href, data } from "react-router";
import { recordForm } from "#app/running/audit/pages/desk/record-form.server.ts";
import { customerTagsInUse } from "#app/people/customers/queries/tags.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { segmentCommands } from "../../commands/segment.server.ts";
import { segmentForm as schema, conditionsForm } from "../../input.ts";
import { conditionChoices } from "../../queries/condition-names.server.ts";
import { findSegment } from "../../queries/segments.server.ts";
import { segmentMessages as say } from "../../texts/staff.ts";
import { segmentUndo } from "../../undo/segment.server.ts";
import { segmentFields, segmentTexts } from "./segment-fields.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { showMembers } from "./show-members.server.ts";

/**
 * The form of a segment with the present choices. `segmentId` adds choices that only the saved
 * segment uses.
 */
export async function segmentForm(db: Db, segmentId?: string) {
  const [choices, inUse, stored] = await Promise.all([
    conditionChoices(db),
    customerTagsInUse(db),
    segmentId === undefined ? undefined : findSegment(db, segmentId),
  ]);
  // The segment may name a tag that no customer has anymore.
  const names = [...inUse.map(({ name }) => name), stored?.conditions.tag ?? []].flat();
  const fields = segmentFields({ ...choices, tags: [...new Set(names)] });
  return recordForm({
    type: "segment",
    fields,
    say,
    list: href("/admin/customers/segments"),
    pageOf: (id) => href("/admin/customers/segments/:segmentId", { segmentId: id }),
    titleOf: ({ name }) => say.editOf(name),
    find: findSegment,
    texts: (segment) => segmentTexts(segment, fields),
    schema,
    save: segmentCommands.save,
    saved: ({ name }) => say.saved(name),
    explain: ({ reason }) => (reason === "taken" ? { name: say.errors.taken } : undefined),
    undo: [segmentUndo],
    remove: {
      shown: ({ name }) => ({
        title: say.archive,
        hint: say.archiveHint,
        button: say.archiveNow(name),
      }),
      run: segmentCommands.archive,
      done: ({ name }) => say.archived(name),
    },
    restore: {
      shown: () => ({ title: say.isArchived, hint: say.isArchivedHint, button: say.restore }),
      run: segmentCommands.restore,
      done: ({ name }) => say.restored(name),
    },
  });
}

/** Shows the customers who match a form's conditions, and saves nothing. */
export async function submitPreview(ctx: Ctx, texts: Record<string, string>) {
  const form = parseForm(conditionsForm, texts);
  if (!form.ok) return data({ values: texts, errors: form.errors }, { status: 422 });
  return data({ values: texts, members: await showMembers(ctx, form.value) });
}
