import { checkSender } from "#app/reach/campaigns/queries/check-sender.server.ts";
import { senderMessages } from "#app/reach/campaigns/texts/staff-sender.ts";
import { showSender } from "#app/reach/campaigns/views/show-sender.ts";
import { checkKeys } from "#app/fulfilment/couriers/pages/desk/submit-connection.server.ts";
import { readConnection } from "#app/fulfilment/couriers/queries/connection.server.ts";
import { connectionMessages } from "#app/fulfilment/couriers/texts/staff-connection.ts";
import { countWebhooks } from "#app/office/webhooks/queries/list-webhooks.server.ts";
import { hasApp } from "#app/running/security/queries/factors.server.ts";
import { findOwners } from "#app/running/staff/queries.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { callbackAddress } from "#app/selling/payments/pages/desk/show-callbacks.server.ts";
import { isProvider } from "#app/selling/payments/rules/providers.ts";
import { PROVIDER_NAMES, providerMessages } from "#app/selling/payments/texts/staff-providers.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { tryCompany } from "#app/platform/auth/company.server.ts";
import { dnsTexts } from "#app/platform/mail/dns-texts.server.ts";
import type { Services } from "../services.server.ts";
import { bad, good, unknown, type Finding } from "#app/platform/finding.ts";

/** Says hello to the mail server and signs in; sends nothing. */
export async function checkMailServer({ env, mailer }: Services): Promise<Finding> {
  if (!mailer.verify) {
    if (env.demo) return good("mail server", "Not needed for a demo");
    return bad("mail server", "None is set, so no mail leaves", "Set SMTP_URL and start again.");
  }
  try {
    await mailer.verify();
    return good("mail server", "It accepts the shop");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const fix = "Check host, port, user and password in SMTP_URL.";
    return bad("mail server", `It does not accept the shop: ${reason}`, fix);
  }
}

/** Reads the published settings of the company's server, which signs nobody in. */
export async function checkCompany({ env }: Services, ctx: Ctx): Promise<Finding[]> {
  const { company } = env;
  if (!company) return [];
  try {
    await tryCompany(company);
  } catch {
    const fix = "Check STAFF_OIDC_ISSUER; owners can sign in with password and app.";
    return [bad("company sign-in", `${company.issuer} does not answer`, fix)];
  }
  const owners = await findOwners(ctx.db);
  const apps = await Promise.all(owners.map(({ id }) => hasApp(ctx.db, id)));
  if (company.otherWays || apps.includes(true))
    return [good("company sign-in", `${company.issuer} answers`)];
  const fix = "Let one owner add an authenticator app at My account → Security.";
  return [bad("company sign-in", "No owner could sign in while the company is down", fix)];
}

/** SPF, DKIM and DMARC, as on the page of the sender. */
export async function checkSenderRecords({ env }: Services, ctx: Ctx): Promise<Finding[]> {
  const { mailFrom, smtpUrl, appUrl } = env;
  if (smtpUrl === undefined) return [];
  const { dkim_selector: selector, contact_email: contact } = await loadSettings(ctx.db);
  const asked = { mailFrom, smtpUrl, appUrl, selector, contact };
  const { checks, notice, asksDns } = showSender(await checkSender(dnsTexts(), asked), mailFrom);
  if (!asksDns) return [bad("sender", notice.title, notice.text)];
  return checks.map(({ title, state, sentences, record }) => {
    const text = `${senderMessages.states[state]}. ${sentences.join(" ")}`;
    if (state === "good" || state === "weak") return good(title, text);
    if (state === "unknown") return unknown(title, text);
    const at = "Open Email & Notifications → Sender check.";
    return bad(title, text, record ? `Add the TXT record ${record.name}: ${record.value}` : at);
  });
}

/** Asks each connected payment provider for the list of its webhooks, which moves no money. */
export async function checkPayments({ gateways, env }: Services, ctx: Ctx): Promise<Finding[]> {
  await gateways.renew(ctx);
  const found: Finding[] = [];
  for (const { name, check } of gateways.known()) {
    if (!check || !isProvider(name)) continue;
    const problems = await check(callbackAddress(env.appUrl, name));
    const words = problems.map((problem) => providerMessages.connection[problem]);
    const fix = `Open Settings → Payments → ${PROVIDER_NAMES[name]}.`;
    const title = PROVIDER_NAMES[name];
    found.push(
      words.length > 0 ? bad(title, words.join(" "), fix) : good(title, "It accepts the keys"),
    );
  }
  return found;
}

export async function checkCourier({ env }: Services, ctx: Ctx): Promise<Finding[]> {
  const connection = await readConnection(ctx);
  if (!connection) return [];
  const { keys, row } = connection;
  const fix = "Enter the keys again under Settings → Couriers.";
  if (!keys) return [bad("Ninja Van", "The keys were stored with another APP_SECRET", fix)];
  const problem = await checkKeys({ keys, isLive: row.isLive }, env);
  if (!problem) return [good("Ninja Van", connectionMessages.works)];
  return [bad("Ninja Van", connectionMessages.connection[problem], fix)];
}

export async function checkWebhooks({ db }: Services): Promise<Finding> {
  const { active, failing, givenUp } = await countWebhooks(db);
  if (failing + givenUp === 0) return good("webhooks", `${active} active, none failing`);
  const text = `${failing} failing, ${givenUp} switched off by the shop`;
  return bad("webhooks", text, "Open Settings → Integrations & APIs → Webhooks for their answers.");
}
