import { data, href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import type { EditAnswer, Texts } from "#app/lib/edit.ts";
import { textsOf } from "#app/lib/form-field.ts";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { lastChange } from "#app/running/audit/queries.server.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { submitEdit } from "#app/platform/edits/submit-edit.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { actOf, parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { saveConnection } from "../../commands/save-connection.server.ts";
import { turnOff } from "../../commands/turn-off.server.ts";
import { connectionForm } from "../../input.ts";
import { readConnection, type Connection } from "../../queries/connection.server.ts";
import { CONNECTION } from "../../rules/audited-connection.ts";
import { connectionMessages as say } from "../../texts/staff-connection.ts";
import { connectionFields, SECRETS, withoutSecrets } from "./connection-fields.ts";

export async function showConnection({ ctx }: Pick<RequestContext, "ctx">) {
  const [connection, history] = await Promise.all([
    readConnection(ctx),
    loadHistory(ctx, CONNECTION),
  ]);
  const { keys, version, refusedSince } = connection;
  const state = stateOf(connection);
  return {
    state,
    isStored: keys !== undefined,
    refusedSince: state === "refused" && refusedSince ? formatDateTime(refusedSince) : undefined,
    values: editable(connectionTexts(connection), version),
    history,
  };
}

function stateOf({ receiver, keys, refusedSince }: Connection): keyof typeof say.states {
  if (receiver === null) return "off";
  if (!keys) return "lost";
  return refusedSince ? "refused" : "on";
}

function connectionTexts({ receiver, accreditation, keys }: Connection): Texts {
  const stored = { receiver: receiver ?? "trial", accreditation, ...keys };
  return withoutSecrets(textsOf(connectionFields(true), stored));
}

export async function submitConnection(request: Request, served: RequestContext) {
  const texts = await readFormTexts(request);
  const act = actOf({ save, off }, texts["intent"]);
  return act ? act(served, texts) : answer({ message: say.noStep }, 422);
}

const answer = (said: EditAnswer, status: number) => data<EditAnswer>(said, { status });

const back = (served: RequestContext, text: string) =>
  redirectWithFlash(served, href("/admin/settings/e-invoices"), text);

/** No answer has the secrets that were typed: they are typed again. */
async function save(served: RequestContext, sent: Texts) {
  const { ctx } = served;
  const secrets: readonly string[] = SECRETS;
  const saved = await submitEdit(sent, {
    fields: connectionFields(true).filter(({ name }) => !secrets.includes(name)),
    read: async () => {
      const connection = await readConnection(ctx);
      return { version: connection.version, values: connectionTexts(connection) };
    },
    lastChange: () => lastChange(ctx.db, CONNECTION, "e_invoice_settings.changed"),
    parse: (texts) => parseForm(connectionForm, texts),
    save: (input, version) => saveConnection(ctx, input, version),
    explain: (refusal) => {
      if (refusal.reason === "forbidden") return { status: 403, message: say.errors.forbidden };
      const { field } = refusal;
      const isSecret = field === "applicationKey" || field === "password";
      return { status: 422, errors: { [field]: isSecret ? say.required : say.problems[field] } };
    },
  });
  if (saved.ok) return back(served, say.saved);
  const { status, ok: _, values, conflict, ...rest } = saved;
  if (conflict) {
    return answer({ conflict: { ...conflict, texts: withoutSecrets(conflict.texts) } }, status);
  }
  return answer({ values: withoutSecrets(values ?? {}), ...rest }, status);
}

async function off(served: RequestContext) {
  const done = await turnOff(served.ctx);
  return done.ok ? back(served, say.isOff) : answer({ message: say.errors[done.reason] }, 403);
}
