import { data, href } from "react-router";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import {
  dnsTexts,
  rememberedTexts,
  REMEMBERED_MINUTES,
} from "#app/platform/mail/dns-texts.server.ts";
import { may } from "#app/platform/access/may.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { checkSender } from "../../queries/check-sender.server.ts";
import { senderMessages as say } from "../../texts/staff-sender.ts";
import { showSender } from "../../views/show-sender.ts";

const dns = rememberedTexts(dnsTexts());

export async function loadSender({ ctx, env }: RequestContext) {
  const { mailFrom, smtpUrl, appUrl } = env;
  const { dkim_selector: selector, contact_email: contact } = await loadSettings(ctx.db);
  const checked = await checkSender(dns.read, { mailFrom, smtpUrl, appUrl, selector, contact });
  return {
    ...showSender(checked, mailFrom),
    noServer: smtpUrl === undefined,
    remembered: say.remembered(REMEMBERED_MINUTES),
    maySet: may(ctx.actor, "settings:read"),
  };
}

/** Asks DNS anew. */
export function submitSender(served: RequestContext, { intent }: Record<string, string>) {
  if (intent !== "again") return data({ message: say.noStep }, { status: 422 });
  dns.forget();
  return redirectWithFlash(served, href("/admin/email/sender"), say.lookedAgain);
}
