import { data, href } from "react-router";
import type { EditAnswer } from "#app/lib/edit.ts";
import { lastChange } from "#app/running/audit/queries.server.ts";
import { submitEdit } from "#app/platform/edits/submit-edit.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { saveConnection } from "../../commands/save-connection.server.ts";
import { connectionForm } from "../../input.ts";
import { readConnection } from "../../queries/connection.server.ts";
import { highlevelMessages as say } from "../../texts/staff.ts";
import { connectionFields } from "./connection-fields.ts";
import { connectionTexts } from "./highlevel-page.server.ts";

/** The form of the connection. No answer has the key that was typed: it is typed again. */
export async function submitConnection(
  served: Pick<RequestContext, "ctx" | "env">,
  sent: Record<string, string>,
) {
  const { ctx, env } = served;
  let isTested = false;
  const saved = await submitEdit(sent, {
    // The key is not compared, because no page shows a typed key.
    fields: connectionFields(null).filter(({ name }) => name !== "apiKey"),
    read: async () => {
      const connection = await readConnection(ctx);
      return { version: connection.version, values: connectionTexts(connection) };
    },
    lastChange: () =>
      lastChange(ctx.db, { type: "highlevel", id: "connection" }, "highlevel.changed"),
    parse: (texts) => parseForm(connectionForm, texts),
    save: async (input, version) => {
      const done = await saveConnection(ctx, input, { version, place: env });
      if (done.ok) ({ isTested } = done.value);
      return done;
    },
    explain: ({ reason }) => {
      if (reason === "forbidden") return { status: 403, message: say.errors.forbidden };
      if (reason === "no_key") return { status: 422, errors: { apiKey: say.noKey } };
      return { status: 422, errors: { webhookUrl: say.noTrigger } };
    },
  });
  if (saved.ok) {
    const text = isTested ? say.saved : say.savedUntested;
    return redirectWithFlash(served, href("/admin/settings/integrations/highlevel"), text);
  }
  return data<EditAnswer>(withoutKey(saved, (sent["apiKey"] ?? "") !== ""), {
    status: saved.status,
  });
}

function withoutKey(
  { values, conflict, errors, message }: EditAnswer,
  wasTyped: boolean,
): EditAnswer {
  const again = wasTyped ? { apiKey: say.keyAgain } : {};
  if (conflict) {
    const texts = { ...conflict.texts, apiKey: "" };
    return { conflict: { ...conflict, texts }, message: wasTyped ? say.keyAgainLater : undefined };
  }
  return { values: { ...values, apiKey: "" }, errors: { ...again, ...errors }, message };
}
