import { Form, Outlet, useLocation, href } from "react-router";
import { showsConsultations } from "#app/modules/consultations/queries/shows-consultations.server.ts";
import { accountMessages } from "#app/modules/customers/texts/shopper.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { TabsNav } from "#app/ui/tabs-nav.tsx";
import { portalLinks } from "./portal-links.ts";
import type { Route } from "./+types/layout.ts";

const say = accountMessages.profile;

/** The policy table lets only signed-in customers this far. */
export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, displayName } = context.get(requestContext);
  const hidden = (await showsConsultations(ctx)) ? [] : [href("/portal/consultations")];
  const tabs = portalLinks.filter(({ to }) => !hidden.includes(to));
  return { name: displayName ?? "", tabs };
}

export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const items = loaderData.tabs.map((tab) => ({
    ...tab,
    current: pathname.replace(/\/$/, "") === tab.to,
  }));
  return (
    <Page className="pb-16">
      <PageTitle
        actions={
          <Form action={href("/sign-out")} method="post">
            <Button variant="secondary">Sign Out</Button>
          </Form>
        }
      >
        Hello, {loaderData.name}
      </PageTitle>
      <TabsNav items={items} label={say.tabs} />
      <Outlet />
    </Page>
  );
}
