import { z } from "zod";

/** Where the shop's own payment page is, and the secret it shares with the shop. */
export type RedirectSettings = { payUrl: string; apiUrl: string; secret: string };

type Source = Record<string, string | undefined>;

const OWN_PARAMETERS = /[?&](amount|currency|reference|ts|nonce|v|signature)=/;
const address = z
  .url({ protocol: /^https?$/, error: "must be an address that starts with https://" })
  .transform((text) => new URL(text))
  .refine((url) => url.hash === "", "must not contain a #")
  .refine(
    (url) => url.username === "" && url.password === "",
    "must not contain a user or password",
  );
const payAddress = address.refine(
  (url) => !OWN_PARAMETERS.test(url.search),
  "must not contain parameters that the shop adds, such as amount",
);
const apiAddress = address.refine((url) => url.search === "", "must not contain a ?");

/** Settings of the gateway `redirect`: all that is needed, or none. */
export const redirectVariables = {
  REDIRECT_PAY_URL: payAddress.transform((url) => url.href).optional(),
  REDIRECT_API_URL: apiAddress.transform(withoutSlash).optional(),
  REDIRECT_SECRET: z.string().min(32, "needs at least 32 characters").optional(),
};

type RedirectVariables = { [Name in keyof typeof redirectVariables]?: string | undefined };

export function readRedirect(parsed: RedirectVariables): RedirectSettings | undefined {
  const { REDIRECT_PAY_URL: payUrl, REDIRECT_API_URL, REDIRECT_SECRET: secret } = parsed;
  if (!payUrl || !secret) return undefined;
  return { payUrl, secret, apiUrl: REDIRECT_API_URL ?? withoutSlash(new URL(".", payUrl)) };
}

/** Problems across variables. The schema checks each variable alone. */
export function redirectProblems(source: Source): string[] {
  const names = Object.keys(redirectVariables);
  if (!names.some((name) => source[name])) return [];
  const problems: string[] = [];
  if (!source["REDIRECT_PAY_URL"]) {
    problems.push(
      "REDIRECT_PAY_URL: set it to the payment page's address, or unset the other variables",
    );
  }
  if (!source["REDIRECT_SECRET"]) {
    problems.push(
      "REDIRECT_SECRET: set it to the 32 or more random characters shared with the payment page",
    );
  } else if (source["REDIRECT_SECRET"] === source["APP_SECRET"]) {
    problems.push("REDIRECT_SECRET: must not be APP_SECRET, which no one else may know");
  }
  if (source["NODE_ENV"] !== "production") return problems;
  const plain = names.filter((name) => /^http:/i.test(source[name] ?? ""));
  return [...problems, ...plain.map((name) => `${name}: must start with https:// in production`)];
}

function withoutSlash(url: URL): string {
  return url.href.replace(/\/+$/, "");
}
