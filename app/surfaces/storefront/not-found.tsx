import { data } from "react-router";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { failureMessages as say } from "./messages.ts";
import { loggableAddress } from "./loggable-address.ts";
import type { Route } from "./+types/not-found.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const referrer = request.headers.get("referer");
  context.get(requestContext).log.warn(
    {
      path: loggableAddress(request.url),
      referrer: referrer === null ? undefined : loggableAddress(referrer),
    },
    "unknown page",
  );
  return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${say.notFound} · ${matches[0].loaderData.siteName}` },
  { name: "robots", content: "noindex" },
];

export default function NotFound() {
  return (
    <Page className="pb-24" width="text">
      <PageTitle lead={say.notFoundText}>{say.notFound}</PageTitle>
      <LinkButton to="/">{say.home}</LinkButton>
    </Page>
  );
}
