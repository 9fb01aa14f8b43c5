import { data, href } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { listCarriers } from "#app/goods/delivery/queries/carriers.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { actOf, parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { saveConnection } from "../../commands/save-connection.server.ts";
import { saveSender } from "../../commands/save-sender.server.ts";
import { connectionForm, senderForm } from "../../input.ts";
import { readConnection } from "../../queries/connection.server.ts";
import type { Fetch } from "#app/selling/payments/gateways/bounded-http.server.ts";
import { baseOf, type Account, type CourierEnv } from "../../gateways/ninjavan/account.server.ts";
import { fetchToken } from "../../gateways/ninjavan/tokens.server.ts";
import type { ConnectionProblem } from "../../rules/courier-keys.ts";
import { connectionMessages as say } from "../../texts/staff-connection.ts";
import { senderMessages as sender } from "../../texts/staff-sender.ts";

export type ConnectionAnswer = {
  message?: string;
  errors?: Texts;
  /** Errors of the sender form, with the typed values. */
  senderErrors?: Texts;
  values?: Texts;
  /** The result of a connection test. "" means that it works. */
  found?: string;
};

const answer = (said: ConnectionAnswer, status = 200) => data<ConnectionAnswer>(said, { status });

export async function submitConnection(request: Request, served: RequestContext) {
  const texts = await readFormTexts(request);
  const act = actOf({ save, "save-sender": saveAddress, test }, texts["intent"]);
  return act ? act(served, texts) : answer({ message: say.errors.noStep }, 422);
}

async function save(served: RequestContext, texts: Texts) {
  const { ctx } = served;
  const isStored = (await readConnection(ctx))?.keys !== undefined;
  const form = parseForm(connectionForm(isStored), texts);
  if (!form.ok) {
    const { version: message, ...errors } = form.errors;
    return answer({ errors, ...(message && { message }) }, 422);
  }
  const { version, mode, clientId, clientSecret } = form.value;
  const saved = await saveConnection(ctx, {
    keys: { ...(clientId && { clientId }), ...(clientSecret && { clientSecret }) },
    isLive: mode === "live",
    version,
  });
  if (saved.ok) return redirectWithFlash(served, href("/admin/settings/couriers"), say.saved);
  if (saved.reason === "incomplete") {
    const errors = saved.missing.map((name) => [name, say.problems.required]);
    return answer({ errors: Object.fromEntries(errors) as Record<string, string> }, 422);
  }
  return answer({ message: say.errors[saved.reason] }, saved.reason === "forbidden" ? 403 : 409);
}

async function saveAddress(served: RequestContext, texts: Texts) {
  const { ctx } = served;
  const carriers = await listCarriers(ctx.db);
  const known = carriers.filter(({ isActive }) => isActive).map(({ id }) => id);
  const form = parseForm(senderForm(known), texts);
  if (!form.ok) {
    const { version: message, ...senderErrors } = form.errors;
    return answer({ senderErrors, values: texts, ...(message && { message }) }, 422);
  }
  const saved = await saveSender(ctx, form.value);
  if (saved.ok) return redirectWithFlash(served, href("/admin/settings/couriers"), sender.saved);
  const message = say.errors[saved.reason];
  return answer({ message, values: texts }, saved.reason === "forbidden" ? 403 : 409);
}

async function test({ ctx, env }: RequestContext) {
  const connection = await readConnection(ctx);
  if (!connection?.keys) return answer({ message: say.errors.not_set_up }, 409);
  const { keys, row } = connection;
  const problem = await checkKeys({ keys, isLive: row.isLive }, env);
  return answer({ found: problem ? say.connection[problem] : "" });
}

/** Requests a token from Ninja Van to test the keys. Returns undefined if they are right. */
export async function checkKeys(
  account: Account,
  env: CourierEnv,
  send: Fetch = fetch,
): Promise<ConnectionProblem | undefined> {
  const token = await fetchToken({ base: baseOf(account, env), keys: account.keys, send });
  return token.ok ? undefined : token.reason;
}
