import process from "node:process";
import { decodeFlash } from "#app/platform/http/flash.ts";
import { INJECTED_HEADER, UNESCAPED } from "./hostile-texts.ts";
import { messageOf } from "./message-of.ts";
import type { Answer, BuiltRequest } from "./send.ts";

const INSIDES = new RegExp(
  [
    String.raw`\n\s+at .+:\d+:\d+`,
    String.raw`node_modules`,
    String.raw`\.server\.(?:ts|js)`,
    String.raw`(?:Type|Syntax|Range|Reference|Zod|Drizzle\w*)Error`,
    // Zod's own message for a value without a message of ours.
    String.raw`Invalid (?:input|option|string|UUID)\b`,
    String.raw`invalid (?:byte sequence|input syntax)`,
    String.raw`violates (?:foreign|check|unique|not-null)`,
    String.raw`duplicate key value`,
    String.raw`Failed query`,
    String.raw`syntax error at`,
    String.raw`Unexpected Server Error`,
    process.cwd().replaceAll(/\W/g, String.raw`\$&`),
  ].join("|"),
);

const ON_EVERY_ANSWER = {
  // Our own pages may frame only inert content, such as the sample of a mail.
  "content-security-policy":
    /default-src '(?:self|none)'.*frame-ancestors 'none'|^sandbox[ \w-]*; default-src 'none'.*frame-ancestors 'self'/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^(?:DENY|SAMEORIGIN)$/,
  "referrer-policy": /^(?:strict-origin-when-cross-origin|same-origin|no-referrer)$/,
};

export function isRefused(answer: Answer): boolean {
  return answer.status >= 400 || flashOf(answer)?.tone === "error";
}

export function faultsOf(answer: Answer, own: readonly string[]): string[] {
  const { status, headers, text } = answer;
  const location = headers.location ?? "";
  const page = headers["content-type"]?.startsWith("text/html") ?? true;
  return [
    ...(status >= 500 ? [`answered ${status}`] : []),
    ...Object.entries(ON_EVERY_ANSWER)
      .filter(([name, value]) => !value.test(String(headers[name])))
      .map(([name]) => `lacks the header ${name}`),
    ...found("tells of our insides", INSIDES.exec(text)),
    ...found("lets a foreign script in", page ? UNESCAPED.exec(text) : null),
    ...(INJECTED_HEADER in headers ? ["lets a foreign header in"] : []),
    ...(leadsAway(location, own) ? [`leads to ${location}`] : []),
  ];
}

/**
 * A refusal must say so in words, after a redirect on the next page or in the message that our
 * script shows there.
 */
export async function muteness(
  answer: Answer,
  asked: BuiltRequest,
  follow: (path: string, cookies: readonly string[]) => Promise<Answer>,
): Promise<string[]> {
  if (asked.method === "HEAD" || flashOf(answer)) return [];
  const { location } = answer.headers;
  const shown = location?.startsWith("/") ? await follow(location, answer.cookies) : answer;
  const sent = [...new URLSearchParams(asked.body?.toString()).values()].join("\n");
  return messageOf(shown, sent) === undefined ? ["refuses without a word of why"] : [];
}

function flashOf({ cookies }: Answer) {
  const line = cookies.find((cookie) => cookie.startsWith("pm_flash="));
  return decodeFlash(line?.slice("pm_flash=".length).split(";")[0]);
}

function leadsAway(location: string, own: readonly string[]): boolean {
  if (location === "" || /^\/(?![/\\])/.test(location)) return false;
  return !own.some((origin) => location === origin || location.startsWith(`${origin}/`));
}

function found(fault: string, match: RegExpExecArray | null): string[] {
  return match ? [`${fault}: ${JSON.stringify(match[0].slice(0, 200))}`] : [];
}
