import { href } from "react-router";
import { authorizationCodeRequest, createAuthorizationURL } from "better-auth/oauth2";
import { z } from "zod";
import type { ProvenOwner } from "./oauth-steps.server.ts";

/** The shop's registration at Google. `url` replaces Google's address in tests. */
export type GoogleClient = { clientId: string; clientSecret: string; url?: string | undefined };

const PICTURES = "https://lh3.googleusercontent.com";
const PATIENCE_MS = 10_000;
/** Google's clock and ours may differ a little. */
const SKEW_SECONDS = 60;

function endpointsOf({ url }: GoogleClient) {
  const [accounts, api] = url
    ? [url, url]
    : ["https://accounts.google.com", "https://oauth2.googleapis.com"];
  return { authorize: `${accounts}/o/oauth2/v2/auth`, token: `${api}/token`, issuer: accounts };
}

/** The content policy has to allow the sign-in form to lead to this origin. */
export function googleOrigin(google: GoogleClient): string {
  return new URL(endpointsOf(google).authorize).origin;
}

/** Google's redirect address; it must be registered at Google letter by letter. */
const callbackOf = (appUrl: string) => new URL(href("/api/auth/callback/google"), appUrl).href;

type Question = { appUrl: string; state: string; codeVerifier: string; nonce: string };

export async function askGoogle(google: GoogleClient, question: Question): Promise<string> {
  const { appUrl, ...bound } = question;
  const url = await createAuthorizationURL({
    ...bound,
    id: "google",
    options: google,
    authorizationEndpoint: endpointsOf(google).authorize,
    redirectURI: callbackOf(appUrl),
    scopes: ["openid", "email", "profile"],
    prompt: "select_account",
  });
  return url.href;
}

/** The person who signed in, and the address of their picture at the provider. */
export type HeardOwner = ProvenOwner & { picture?: string | undefined };

type Answer = { appUrl: string; code: string; codeVerifier: string; nonce: string; now: Date };

const tokens = z.object({ id_token: z.string() });
const name = z
  .string()
  .trim()
  .max(100)
  .regex(/^\P{C}*$/u)
  .catch("");
const claims = z.object({
  iss: z.string(),
  aud: z.string(),
  exp: z.number(),
  nonce: z.string(),
  sub: z.string().min(1).max(255),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  email_verified: z.boolean(),
  given_name: name,
  family_name: name,
  picture: z.string().max(500).catch(""),
});

/** Google could not be reached, or its answer was malformed. */
export class GoogleUnavailable extends Error {}

/**
 * Exchanges the code for the person; undefined when Google has not confirmed the address. The token
 * is read from Google's own server over TLS, so its signature need not be checked (OpenID Connect
 * Core, 3.1.3.7). Audience, nonce and expiry are checked here.
 */
export async function hearGoogle(
  google: GoogleClient,
  { now, nonce, ...answer }: Answer,
): Promise<HeardOwner | undefined> {
  const said = claims.safeParse(payloadOf(await redeemCode(google, answer)));
  if (!said.success) throw new GoogleUnavailable("the token lacks what every token has");
  const { issuer } = endpointsOf(google);
  const { data: token } = said;
  const ours =
    [issuer, new URL(issuer).host].includes(token.iss) &&
    token.aud === google.clientId &&
    token.nonce === nonce &&
    token.exp + SKEW_SECONDS > now.getTime() / 1_000;
  if (!ours) throw new GoogleUnavailable("the token was not written for this sign-in");
  if (!token.email_verified) return undefined;
  const { sub: subject, email, given_name: firstName, family_name: lastName } = token;
  const owner = { providerId: "google", subject, email, firstName, lastName };
  return { ...owner, picture: isPicture(google, token.picture) ? token.picture : undefined };
}

/** Google serves profile pictures from one host; the shop fetches from no other. */
function isPicture({ url }: GoogleClient, picture: string): boolean {
  return URL.canParse(picture) && new URL(picture).origin === (url ?? PICTURES);
}

async function redeemCode(
  google: GoogleClient,
  { appUrl, code, codeVerifier }: Omit<Answer, "now" | "nonce">,
): Promise<string> {
  const { token: tokenEndpoint } = endpointsOf(google);
  const redirectURI = callbackOf(appUrl);
  const exchange = { code, codeVerifier, redirectURI, options: google, tokenEndpoint };
  const { body, headers } = await authorizationCodeRequest(exchange);
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const init = { method: "POST", body, headers, signal, redirect: "error" } as const;
    const response = await fetch(tokenEndpoint, init);
    if (!response.ok) throw new Error(`the token endpoint answered ${response.status}`);
    return tokens.parse(await response.json()).id_token;
  } catch (error) {
    throw new GoogleUnavailable("no token for the code", { cause: error });
  }
}

function payloadOf(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  } catch {
    return undefined;
  }
}
