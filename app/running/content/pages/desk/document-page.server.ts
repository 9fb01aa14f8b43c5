import { href } from "react-router";
import { formatDate } from "#app/lib/dates.ts";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { notFound } from "#app/platform/http/request-context.server.ts";
import { documentVersions } from "../../queries/documents.server.ts";
import { readMarkdown } from "../../queries/read-markdown.server.ts";
import { documentUndo } from "../../undo/document.server.ts";
import { DOCUMENTS, isDocumentSlug } from "../../views/document-list.ts";
import { documentTexts } from "./document-fields.ts";

/** `?version=` shows an earlier version and makes it the draft of the next one. */
export async function showDocumentPage(ctx: Ctx, slug: string, url: URL) {
  if (!isDocumentSlug(slug)) throw notFound();
  const versions = await documentVersions(ctx.db, slug);
  const wanted = Number(url.searchParams.get("version"));
  const chosen = versions.find(({ version }) => version === wanted) ?? versions[0];
  // Older log entries refer to a version instead of the document.
  const subject = { type: "document", id: [slug, ...versions.map(({ id }) => id)] };
  return {
    history: await loadHistory(ctx, subject, [documentUndo]),
    name: DOCUMENTS[slug].name,
    path: href("/admin/content/documents/:slug", { slug }),
    mayWrite: may(ctx.actor, "content:write"),
    next: (versions[0]?.version ?? 0) + 1,
    chosen: chosen && { version: chosen.version, blocks: readMarkdown(chosen.body) },
    stored: editable(documentTexts(chosen), versions[0]?.version ?? 0, documentTexts(versions[0])),
    versions: versions.map(({ version, publishedAt }) => ({
      version,
      day: formatDate(publishedAt),
    })),
  };
}
