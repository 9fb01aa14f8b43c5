import type { ArticleInput } from "#app/modules/content/input.ts";

/** One of the files beside this one: fields between two lines of dashes, then Markdown. */
export function readArticle(slug: string, file: string): Record<keyof ArticleInput, string> {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${slug}: no fields at its head`);
  const field = (name: string): string => {
    const text = new RegExp(`^${name}: (.+)$`, "m").exec(head)?.[1];
    if (text === undefined) throw new Error(`${slug}: no ${name}`);
    return text.trim().replaceAll(/^["']|["']$/g, "");
  };
  return {
    slug,
    title: field("title"),
    summary: field("summary"),
    category: field("category"),
    products: field("products"),
    author: "The Project: Me team",
    sources: [...head.matchAll(/^ +- (.+)$/gm)].map(([, line]) => line).join("\n"),
    body,
  };
}
