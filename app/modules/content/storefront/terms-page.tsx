import { pageTags } from "#app/lib/page-tags.ts";
import { sharePage } from "#app/platform/http/page-note.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LegalDocument } from "../components/legal-document.tsx";
import { contentMessages as say } from "../messages.ts";
import { currentDocument } from "../queries.server.ts";
import { presentDocument } from "../queries/present-document.server.ts";
import type { Route } from "./+types/terms-page.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, env, page } = context.get(requestContext);
  const stored = await currentDocument(ctx.db, "terms", ctx.now);
  if (!stored) throw new Response("Not found", { status: 404 });
  sharePage(page, { shows: ["documents"] });
  return { document: presentDocument(stored), canonical: new URL("/terms", env.appUrl).href };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageTags({
    ...matches[0].loaderData,
    title: say.terms,
    text: say.termsDescription,
    url: loaderData.canonical,
  });

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalDocument document={loaderData.document} />;
}
