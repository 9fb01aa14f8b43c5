import { parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { addEntry } from "../../commands/add-entry.server.ts";
import { entryId, entryInput } from "../../input.ts";
import { wellnessMessages as say } from "../../texts/shopper.ts";
import { refusalTexts, statusOf } from "./refusals.ts";

type Texts = Record<string, string>;

/** Stores the entry of a form. `owner` is given if the entry may have waited in a browser. */
export async function storeEntry({ ctx }: RequestContext, texts: Texts, owner?: string) {
  const id = parseForm(entryId, texts);
  if (!id.ok) return refused(422, "invalid", say.errors.id);
  const form = parseForm(entryInput(ctx.now), texts);
  if (!form.ok) return refused(422, "invalid", say.errors.check, form.errors);
  const { entry, unit } = form.value;
  const added = await addEntry(ctx, { id: id.value, entry, owner });
  if (added.ok) return { ok: true, id: added.value.id, unit } as const;
  return refused(statusOf(added.reason), added.reason, refusalTexts[added.reason]);
}

function refused(status: number, error: string, message: string, errors: Texts = {}) {
  return { ok: false, status, error, message, errors } as const;
}
