import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { listCarriers } from "../../queries/carriers.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { notFound } from "#app/platform/http/request-context.server.ts";
import { carrierTexts, carrierFields } from "./area-fields.ts";
import { href } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { lastChange } from "#app/running/audit/queries.server.ts";
import { carrierCommands } from "../../commands/carrier.server.ts";
import { carrierInput } from "../../input.ts";
import { deliveryAdminMessages as say } from "../../texts/staff.ts";
import { removedMeanwhile } from "#app/platform/edits/removed-meanwhile.server.ts";
import { submitEdit } from "#app/platform/edits/submit-edit.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";

/** The page of a carrier; without an id it is a new one, behind the others. */
export async function showCarrier(ctx: Ctx, carrierId: string | undefined) {
  const all = await listCarriers(ctx.db);
  const carrier = all.find(({ id }) => id === carrierId);
  if (carrierId !== undefined && !carrier) throw notFound();
  if (!carrier) {
    const position = String(Math.max(0, ...all.map((each) => each.position)) + 1);
    return { stored: undefined, values: { position, is_active: "on" } };
  }
  const { id, name, trackingAddress } = carrier;
  const history = await loadHistory(ctx, { type: "carrier", id });
  return {
    stored: { name, trackingAddress, history },
    values: editable(carrierTexts(carrier), carrier.version),
  };
}

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
      carrierCommands.save(ctx, input, carrierId ? { id: carrierId, version } : undefined),
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
