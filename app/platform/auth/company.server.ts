import { href } from "react-router";
import * as oidc from "openid-client";
import type { Logger } from "pino";
import { z } from "zod";
import { refuse, type Refusal } from "#app/lib/result.ts";
import type { CompanySettings } from "./company-settings.ts";
import type { ProvenOwner } from "./oauth-steps.server.ts";

export const COMPANY = "company";
const PATIENCE_SECONDS = 10;

/** The company's server could not be reached, or its answer was malformed. */
export class CompanyUnavailable extends Error {}

/** Notes why; throws every other error. */
export function refuseUnavailable(log: Logger, error: unknown): Refusal<"unavailable"> {
  if (!(error instanceof CompanyUnavailable)) throw error;
  log.warn({ err: error }, "company sign-in failed");
  return refuse("unavailable");
}

/** The settings that the server publishes; read once, and again after a failure. */
const known = new WeakMap<CompanySettings, Promise<oidc.Configuration>>();

async function discover(company: CompanySettings): Promise<oidc.Configuration> {
  const found = known.get(company) ?? read(company);
  known.set(company, found);
  return found.catch((cause: unknown) => {
    known.delete(company);
    throw new CompanyUnavailable("the settings of the company’s server", { cause });
  });
}

function read({ issuer, clientId, clientSecret }: CompanySettings) {
  // The signature of each token is checked, though it comes from the server itself.
  const execute = [oidc.enableNonRepudiationChecks];
  // The environment allows this outside production only.
  if (issuer.startsWith("http:")) execute.push(oidc.allowInsecureRequests);
  const options = { execute, timeout: PATIENCE_SECONDS };
  return oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, options);
}

const callbackOf = (appUrl: string) => new URL(href("/api/auth/callback/company"), appUrl);

type Question = { appUrl: string; state: string; codeVerifier: string; nonce: string };

/** Where the person is asked. Throws CompanyUnavailable. */
export async function askCompany(company: CompanySettings, question: Question): Promise<string> {
  const { appUrl, codeVerifier, ...bound } = question;
  const url = oidc.buildAuthorizationUrl(await discover(company), {
    ...bound,
    redirect_uri: callbackOf(appUrl).href,
    scope: company.scope,
    code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
  });
  return url.href;
}

const text = z.string().trim().max(100).catch("");
const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  email_verified: z.boolean(),
  given_name: text,
  family_name: text,
});
const groupList = z.array(z.string()).catch([]);

/** A member of the company, and the groups that their account has there now. */
export type Member = ProvenOwner & { groups: string[] };

/**
 * Exchanges the code in `search` for the person; undefined when the company has not confirmed the
 * address. Throws CompanyUnavailable.
 */
export async function hearCompany(
  company: CompanySettings,
  { appUrl, search, state, codeVerifier, nonce }: Question & { search: string },
): Promise<Member | undefined> {
  const config = await discover(company);
  const url = callbackOf(appUrl);
  url.search = search;
  const checks = {
    pkceCodeVerifier: codeVerifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  };
  try {
    const tokens = await oidc.authorizationCodeGrant(config, url, checks);
    const inToken = tokens.claims() ?? { sub: "" };
    const isWhole = "email" in inToken && company.claim in inToken;
    const more = isWhole ? {} : await oidc.fetchUserInfo(config, tokens.access_token, inToken.sub);
    const said: Record<string, unknown> = { ...more, ...inToken };
    const person = claims.parse(said);
    if (!person.email_verified) return undefined;
    const names = { firstName: person.given_name, lastName: person.family_name };
    const groups = groupList.parse(said[company.claim]);
    return { providerId: COMPANY, subject: person.sub, email: person.email, ...names, groups };
  } catch (cause) {
    throw new CompanyUnavailable("no person for the code", { cause });
  }
}

/** Reads the server's settings anew, for the check-up. Throws CompanyUnavailable. */
export async function tryCompany(company: CompanySettings): Promise<void> {
  known.delete(company);
  await discover(company);
}
