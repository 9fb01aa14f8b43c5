import { ok, type Result } from "#app/lib/result.ts";
import { lastChange } from "#app/running/audit/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { submitEdit, type NotSaved } from "#app/platform/edits/submit-edit.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { correctLot } from "../../commands/correct-lot.server.ts";
import { correctionInput } from "../../input.ts";
import { findLot } from "../../queries/list-lots.server.ts";
import { lotAdminMessages as say } from "../../texts/staff.ts";
import { lotFields, lotTexts } from "./lot-fields.ts";
import { explain } from "./refuse-act.server.ts";

export async function submitCorrection(
  ctx: Ctx,
  lotId: string,
  sent: Readonly<Record<string, string>>,
): Promise<Result<string, NotSaved>> {
  const saved = await submitEdit(sent, {
    fields: lotFields,
    read: async () => {
      const lot = await findLot(ctx.db, lotId);
      return lot && { version: lot.version, values: lotTexts(lot) };
    },
    lastChange: () => lastChange(ctx.db, { type: "lot", id: lotId }, "lot.corrected"),
    parse: (texts) => parseForm(correctionInput, texts),
    save: (correction, version) => correctLot(ctx, { lotId, version, ...correction }),
    explain: ({ reason }) => {
      if (reason === "taken") return { status: 422, errors: { lotNumber: say.errors.taken } };
      if (reason === "packed") return { status: 422, errors: { receivedUnits: say.errors.packed } };
      if (reason === "not_on_shelf") {
        return { status: 422, errors: { receivedUnits: say.errors.not_on_shelf } };
      }
      return explain(reason);
    },
  });
  return saved.ok ? ok(say.corrected) : saved;
}
