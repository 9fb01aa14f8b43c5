import { pageTags } from "#app/lib/page-tags.ts";
import { sharePage } from "#app/platform/http/page-note.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LegalDocument } from "../components/legal-document.tsx";
import { contentMessages as say } from "../messages.ts";
import { currentDocument } from "../queries.server.ts";
import { presentDocument } from "../queries/present-document.server.ts";
import type { Route } from "./+types/privacy-page.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, env, page } = context.get(requestContext);
  const stored = await currentDocument(ctx.db, "privacy", ctx.now);
  if (!stored) throw new Response("Not found", { status: 404 });
  sharePage(page, { shows: ["documents"] });
  return { document: presentDocument(stored), canonical: new URL("/privacy", env.appUrl).href };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageTags({
    ...matches[0].loaderData,
    title: say.privacy,
    text: say.privacyDescription,
    url: loaderData.canonical,
  });

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <LegalDocument document={loaderData.document} />;
}
