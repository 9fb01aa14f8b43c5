import { pageTags } from "#app/lib/page-tags.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { imprint } from "#app/modules/settings/views/imprint.ts";
import { sharePage } from "#app/platform/http/cache-hints.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LegalDocument } from "../components/legal-document.tsx";
import { showDocument } from "../queries/show-document.server.ts";
import { DOCUMENTS, isDocumentSlug } from "../views/document-list.ts";
import type { Route } from "./+types/document-page.ts";

/** The legal texts: each is a route of its own, named by the document it shows. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { ctx, env, page } = context.get(requestContext);
  const slug = url.pathname.replaceAll("/", "");
  if (!isDocumentSlug(slug)) throw new Response("Not found", { status: 404 });
  const [document, settings] = await Promise.all([showDocument(ctx, slug), loadSettings(ctx.db)]);
  if (!document) throw new Response("Not found", { status: 404 });
  sharePage(page, { shows: ["documents", "articles"] });
  const { path, name, about } = DOCUMENTS[slug];
  return {
    name,
    about,
    document,
    imprint: imprint(settings),
    canonical: new URL(path, env.appUrl).href,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageTags({
    ...matches[0].loaderData,
    title: loaderData.name,
    text: loaderData.about,
    url: loaderData.canonical,
  });

export default function DocumentPage({ loaderData }: Route.ComponentProps) {
  return <LegalDocument document={loaderData.document} imprint={loaderData.imprint} />;
}
