import { href } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { lastChange } from "#app/running/audit/queries.server.ts";
import { saveCarrier } from "../../commands/save-carrier.server.ts";
import { carrierInput } from "../../input.ts";
import { listCarriers } from "../../queries/carriers.server.ts";
import { deliveryAdminMessages as say } from "../../texts/staff.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { removedMeanwhile } from "#app/platform/edits/removed-meanwhile.server.ts";
import { submitEdit } from "#app/platform/edits/submit-edit.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { carrierFields, carrierTexts } from "./area-fields.ts";

/** Handles the form of a carrier; without an id it adds one. */
export function submitCarrier(ctx: Ctx, sent: Texts, carrierId: string | undefined) {
  return submitEdit(sent, {
    fields: carrierFields,
    read: async () => {
      const carrier = (await listCarriers(ctx.db)).find(({ id }) => id === carrierId);
      return carrier && { version: carrier.version, values: carrierTexts(carrier) };
    },
    lastChange: () =>
      lastChange(ctx.db, { type: "carrier", id: carrierId ?? "" }, "carrier.changed"),
    parse: (texts) => parseForm(carrierInput, texts),
    save: (input, version) =>
      saveCarrier(ctx, input, carrierId ? { id: carrierId, version } : undefined),
    explain: ({ reason }, texts) => {
      if (reason === "not_found") {
        const back = { to: href("/admin/settings/delivery"), label: say.back };
        throw removedMeanwhile({ fields: carrierFields, texts, back });
      }
      if (reason === "name_taken") return { status: 422, errors: { name: say.errors.taken } };
      return { status: 403, message: say.errors.forbidden };
    },
  });
}
