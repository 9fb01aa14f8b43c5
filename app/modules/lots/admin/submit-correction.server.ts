import type { Conflict } from "#app/lib/edit.ts";
import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import { lastChange } from "#app/modules/audit/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { openEdit } from "#app/platform/edits/open-edit.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { correctLot } from "../commands/correct-lot.server.ts";
import { correctionInput } from "../input.ts";
import { findLot } from "../queries/list-lots.server.ts";
import { lotFields, lotTexts } from "./lot-fields.ts";
import { lotAdminMessages as say } from "../texts/staff.ts";

type Texts = Readonly<Record<string, string>>;
export type CorrectionRefused =
  | Refusal<"forbidden" | "not_found">
  | (Refusal<"wrong"> & { errors: Record<string, string> })
  | (Refusal<"undecided" | "changed_meanwhile"> & { conflict: Conflict | undefined });

/** The form that puts right what was entered of a lot. */
export async function submitCorrection(
  ctx: Ctx,
  lotId: string,
  sent: Texts,
): Promise<Result<string, CorrectionRefused>> {
  const edit = await openEdit(sent, {
    fields: lotFields,
    read: async () => {
      const lot = await findLot(ctx.db, lotId);
      return lot && { version: lot.version, values: lotTexts(lot) };
    },
    lastChange: () => lastChange(ctx.db, { type: "lot", id: lotId }, "lot.corrected"),
  });
  if (edit.undecided) return refuse("undecided", { conflict: await edit.conflict() });
  const form = parseForm(correctionInput, edit.texts);
  if (!form.ok) return refuse("wrong", { errors: form.errors });
  const corrected = await correctLot(ctx, { lotId, version: edit.version, ...form.value });
  if (corrected.ok) return ok(say.corrected);
  switch (corrected.reason) {
    case "changed_meanwhile":
      return refuse("changed_meanwhile", { conflict: await edit.conflict() });
    case "taken":
      return refuse("wrong", { errors: { lotNumber: say.errors.taken } });
    case "not_found":
    case "forbidden":
      return refuse(corrected.reason);
  }
}
