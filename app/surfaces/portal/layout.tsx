import { Form, Outlet, useLocation } from "react-router";
import { portalMessages } from "#app/modules/assessments/texts/shopper-portal.ts";
import { showsConsultations } from "#app/modules/consultations/queries/shows-consultations.server.ts";
import { bookingMessages } from "#app/modules/consultations/texts/shopper-booking.ts";
import { accountMessages } from "#app/modules/customers/messages.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { TabsNav } from "#app/ui/tabs-nav.tsx";
import type { Route } from "./+types/layout.ts";

const say = accountMessages.profile;

const CONSULTATIONS = { to: "/portal/consultations", label: bookingMessages.tab };

const tabs = (hasConsultations: boolean) => [
  { to: "/portal", label: say.orders },
  { to: "/portal/assessments", label: portalMessages.tab },
  ...(hasConsultations ? [CONSULTATIONS] : []),
  { to: "/portal/profile", label: say.tab },
];

/** The policy table lets only signed-in customers this far. */
export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, displayName } = context.get(requestContext);
  return { name: displayName ?? "", hasConsultations: await showsConsultations(ctx) };
}

export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const items = tabs(loaderData.hasConsultations).map((tab) => ({
    ...tab,
    current: pathname.replace(/\/$/, "") === tab.to,
  }));
  return (
    <Page className="pb-16">
      <PageTitle
        actions={
          <Form action="/sign-out" method="post">
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
