import { formatDate } from "#app/lib/dates.ts";
import type { LegalText } from "../rules/markdown-nodes.ts";
import { readMarkdown } from "./read-markdown.server.ts";

type Stored = { title: string; version: number; publishedAt: Date; body: string };

/** A published text as a page shows it, its date in Manila's calendar. */
export function presentDocument({ title, version, publishedAt, body }: Stored): LegalText {
  return { title, version, since: formatDate(publishedAt), blocks: readMarkdown(body) };
}
