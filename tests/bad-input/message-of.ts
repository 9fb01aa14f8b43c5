import { confirmMessages } from "#app/selling/checkout/texts/shopper-confirmation.ts";
import { accountMessages } from "#app/people/customers/texts/shopper.ts";
import { goneMessages } from "#app/goods/catalog/texts/shopper-notices.ts";
import { testPageText } from "#app/selling/payments/texts/shopper-test-page.ts";
import { vialTexts } from "#app/fulfilment/vials/texts/shopper.ts";
import { failureMessages } from "#app/ui/failure/texts.ts";
import { REMOVED_TITLE } from "#app/ui/failure/removed-page.tsx";
import type { Answer } from "./send.ts";

/** Pages whose heading says what went wrong. */
const HEADINGS: ReadonlySet<string> = new Set([
  ...Object.values(failureMessages),
  ...Object.values(testPageText.unusable),
  goneMessages.notFound,
  REMOVED_TITLE,
  accountMessages.linkOver,
  confirmMessages.unknown.title,
  vialTexts.unknown.title,
  vialTexts.unknown.mistypedTitle,
  // Visitors who are not allowed are asked to sign in.
  accountMessages.signIn,
  "Something went wrong",
]);

const NOTICE = /role="(?:alert|status)"[^>]*>(.*?)<\/(?:div|ul)>/gs;
const FIELD_MESSAGE = /<p[^>]*id="[^"]*-error"[^>]*>(.*?)<\/p>/gs;

/** The answer's message about a refusal of the form `sent`; undefined if it has none. */
export function messageOf({ headers, text }: Answer, sent = ""): string | undefined {
  const type = headers["content-type"] ?? "";
  if (type.startsWith("text/html")) return messageOfPage(text);
  if (type.startsWith("text/x-script")) return messageOfData(text, sent);
  if (type.startsWith("application/json")) return /"(?:error|message)":"([^"]+)"/.exec(text)?.[1];
  // Our own script reads this text and shows it on the same page.
  return text === "" ? undefined : text;
}

function messageOfPage(html: string): string | undefined {
  const heading = textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]);
  if (HEADINGS.has(heading)) return heading;
  return [...html.matchAll(NOTICE), ...html.matchAll(FIELD_MESSAGE)]
    .map((match) => textOf(match[1]))
    .find((said) => /\p{L}{2,} \p{L}/u.test(said));
}

/**
 * A sentence among the values of an action's answer that the form itself did not send; or the
 * comparison of two editors, which the page explains.
 */
function messageOfData(stream: string, sent: string): string | undefined {
  const code = /"(?:error|reason|answered)","([a-z_]+)"/.exec(stream)?.[1];
  return (
    code ??
    Array.from(stream.matchAll(/"((?:[^"\\]|\\.)*)"/g), ([, value = ""]) => value).find(
      (said) =>
        said === "conflict" || (/\p{Lu}.*\p{L}{2,} \p{L}/u.test(said) && !sent.includes(said)),
    )
  );
}

function textOf(html = ""): string {
  return html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll(/\s+/g, " ")
    .trim();
}
