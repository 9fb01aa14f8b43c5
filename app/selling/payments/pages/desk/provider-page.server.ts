import { data, href } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { actOf, parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { chooseProvider } from "../../commands/choose-provider.server.ts";
import { saveProvider } from "../../commands/save-provider.server.ts";
import type { Gateways } from "../../gateways/gateways.server.ts";
import { providerForm } from "../../input.ts";
import { findProvider, providerSealer } from "../../queries/providers.server.ts";
import { secretsOf, type ProviderName } from "../../rules/providers.ts";
import { PROVIDER_NAMES, providerMessages as say } from "../../texts/staff-providers.ts";
import { callbackAddress } from "./show-callbacks.server.ts";

export type ProviderAnswer = {
  message?: string;
  errors?: Record<string, string>;
  /** Problems found by a connection test. Empty if it works. */
  found?: readonly string[];
};

type Services = { served: RequestContext; gateways: Gateways };

const answer = (said: ProviderAnswer, status = 200) => data<ProviderAnswer>(said, { status });

export async function submitProvider(
  services: Services,
  provider: ProviderName,
  sent: Record<string, string>,
) {
  const act = actOf(FORMS, sent["intent"]);
  return act ? act(services, provider, sent) : answer({ message: say.errors.noStep }, 422);
}

async function save(services: Services, provider: ProviderName, sent: Record<string, string>) {
  const { ctx } = services.served;
  const found = await findProvider(ctx.db, provider);
  const stored = (found && providerSealer(ctx).open(provider, found.sealed)) ?? {};
  const names = secretsOf(provider).filter((name) => stored[name]);
  const form = parseForm(providerForm(provider, names), sent);
  if (!form.ok) {
    const { version: message, ...errors } = form.errors;
    return answer({ errors, ...(message && { message }) }, 422);
  }
  const { version, secrets, isLive } = form.value;
  const saved = await saveProvider(ctx, { provider, secrets, isLive }, version);
  if (saved.ok) return back(services, provider, say.saved(PROVIDER_NAMES[provider]));
  if (saved.reason === "incomplete") {
    const errors = saved.missing.map((name) => [name, say.problems.required]);
    return answer({ errors: Object.fromEntries(errors) }, 422);
  }
  return answer({ message: say.errors[saved.reason] }, saved.reason === "forbidden" ? 403 : 409);
}

async function test({ served, gateways }: Services, provider: ProviderName) {
  // Another process may have stored the current keys.
  await gateways.renew(served.ctx);
  const gateway = gateways.find(provider);
  if (!gateway?.check) return answer({ message: say.errors.not_set_up }, 409);
  const problems = await gateway.check(callbackAddress(served.env.appUrl, provider));
  return answer({ found: problems.map((problem) => say.connection[problem]) });
}

const FORMS = { save, test, choose: choiceOf(true), stop: choiceOf(false) };

function choiceOf(isChosen: boolean) {
  return async (services: Services, provider: ProviderName) => {
    const done = await chooseProvider(services.served.ctx, provider, isChosen);
    if (!done.ok) {
      const status = done.reason === "forbidden" ? 403 : 409;
      return answer({ message: say.errors[done.reason] }, status);
    }
    const name = PROVIDER_NAMES[provider];
    return back(services, provider, isChosen ? say.chosen(name) : say.stopped(name));
  };
}

/** Updates this process at once. The change feed tells the others. */
async function back({ served, gateways }: Services, provider: ProviderName, text: string) {
  await gateways.renew(served.ctx);
  return redirectWithFlash(served, href("/admin/settings/payments/:provider", { provider }), text);
}
