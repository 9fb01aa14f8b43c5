import { data, href, redirect, type ShouldRevalidateFunction } from "react-router";
import { unlisted } from "#app/lib/page-tags.ts";
import { SearchForm } from "#app/goods/catalog/components/listing-toolbar.tsx";
import { isStaff } from "#app/platform/access/actor.ts";
import { noteMissingPage } from "#app/platform/http/missing-pages.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { meantBy } from "#app/shells/desk/frame/guessed-address.ts";
import { failureMessages as say } from "#app/ui/failure/texts.ts";
import type { Route } from "./+types/not-found.ts";

export function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const meant = isStaff(served.ctx.actor) ? meantBy(url.pathname) : undefined;
  if (meant) throw redirect(meant);
  noteMissingPage(request, url, served);
  return data(null, { status: 404 });
}

/** A browser in the shop does not know the routes of the back-office: the server decides whether an address is one. */
export function clientLoader({ url }: Route.ClientLoaderArgs): Promise<never> {
  location.assign(url);
  return new Promise(() => {});
}

/** Not after a form of the page's frame: only another address is another question to the server. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta: Route.MetaFunction = ({ matches }) => unlisted(say.notFound, matches);

export default function NotFound() {
  return (
    <Page className="pb-24" width="text">
      <PageTitle lead={say.notFoundText}>{say.notFound}</PageTitle>
      <div className="grid gap-6">
        <SearchForm action={href("/products")} search="" />
        <div className="flex flex-wrap gap-3">
          <LinkButton to={href("/")}>{say.home}</LinkButton>
          <LinkButton to={href("/products")} variant="secondary">
            {say.products}
          </LinkButton>
        </div>
      </div>
    </Page>
  );
}
