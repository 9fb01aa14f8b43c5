import { tagsOf } from "#app/lib/page-tags.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { imprint } from "#app/running/settings/views/imprint.ts";
import { sharePage } from "#app/platform/http/cache-hints.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { ImprintLines } from "./about-trust.tsx";
import { Markdown } from "../../components/markdown.tsx";
import { showDocument } from "../../queries/show-document.server.ts";
import { DOCUMENTS, isDocumentSlug } from "../../views/document-list.ts";
import { contentMessages as say } from "../../texts/shopper.ts";
import type { Route } from "./+types/document-page.ts";

/** Each legal text is a route of its own, named by its document. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { ctx, env, page } = context.get(requestContext);
  const slug = url.pathname.replaceAll("/", "");
  if (!isDocumentSlug(slug)) throw notFound();
  const [document, settings] = await Promise.all([showDocument(ctx, slug), loadSettings(ctx.db)]);
  if (!document) throw notFound();
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

export const meta: Route.MetaFunction = (page) =>
  tagsOf(page, page.loaderData.name, page.loaderData.about);

/** The current version of the text, and who runs the shop today. */
export default function DocumentPage({ loaderData }: Route.ComponentProps) {
  const { document, imprint: lines } = loaderData;
  return (
    <Page className="pb-20" width="text">
      <PageTitle lead={say.version(document.version, document.since)}>{document.title}</PageTitle>
      <Markdown blocks={document.blocks} />
      {lines.length > 0 && (
        <section aria-labelledby="imprint" className="mt-12 border-t border-line pt-6">
          <h2 className="text-xl" id="imprint">
            {say.imprint}
          </h2>
          <ImprintLines lines={lines} />
        </section>
      )}
    </Page>
  );
}
