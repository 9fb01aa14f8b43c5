import { readContent } from "../rules/content-blocks.ts";
import { fillFields, type MergeValues } from "../rules/merge-fields.ts";
import type { MailProduct } from "../queries/mail-products.server.ts";

/** A part of a mail as its reader sees it, with whole addresses. */
export type ShownPart =
  | { kind: "heading" | "paragraph" | "code"; text: string }
  | { kind: "button"; text: string; href: string }
  | { kind: "product"; name: string; price: string; href: string; picture: string }
  | { kind: "divider" };

type MailContent = { subject: string; preheader: string; content: string };

type FilledContent = {
  values: MergeValues;
  products: ReadonlyMap<string, MailProduct>;
  appUrl: string;
  /** The address that a reader follows instead, where clicks are counted. */
  linkTo: (url: string) => string;
};

/** A campaign's mail for one reader. Its first heading is its title, or its subject is. */
export function showMail({ subject, preheader, content }: MailContent, filled: FilledContent) {
  const { values } = filled;
  const fill = (text: string) => fillFields(text, values);
  const blocks = readContent(content);
  const [first] = blocks;
  const hasTitle = first?.kind === "heading" && first.text !== "";
  const parts = (hasTitle ? blocks.slice(1) : blocks).flatMap(
    ({ kind, text, url }): ShownPart[] => {
      switch (kind) {
        case "divider":
          return [{ kind }];
        case "button":
          return [{ kind, text: fill(text), href: filled.linkTo(whole(url, filled.appUrl)) }];
        case "product": {
          const product = filled.products.get(text);
          if (!product) return [];
          const href = filled.linkTo(whole(product.href, filled.appUrl));
          const picture = whole(product.picture, filled.appUrl);
          return [{ kind, ...product, href, picture }];
        }
        case "code":
          return [{ kind, text: text.toUpperCase() }];
        default:
          return [{ kind, text: fill(text) }];
      }
    },
  );
  return {
    subject: fill(subject),
    preview: fill(preheader) || fill(subject),
    title: hasTitle ? fill(first.text) : fill(subject),
    parts,
  };
}

/** Every address that a mail leads to, so that a click can lead there and nowhere else. */
export function targetsOf(
  content: string,
  products: ReadonlyMap<string, MailProduct>,
  appUrl: string,
): string[] {
  const targets = readContent(content).flatMap(({ kind, text, url }) => {
    if (kind === "button") return [whole(url, appUrl)];
    const product = kind === "product" ? products.get(text) : undefined;
    return product ? [whole(product.href, appUrl)] : [];
  });
  return [...new Set(targets)];
}

const whole = (url: string, appUrl: string) => (url.startsWith("/") ? appUrl + url : url);
