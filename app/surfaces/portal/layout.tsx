import { Form, Outlet } from "react-router";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import type { Route } from "./+types/layout.ts";

/** The policy table lets only signed-in customers this far. */
export function loader({ context }: Route.LoaderArgs) {
  return { name: context.get(requestContext).displayName ?? "" };
}

export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Page className="pb-16">
      <PageTitle
        actions={
          <>
            <Form action="/sign-out?everywhere=yes" method="post">
              <Button variant="quiet">Sign out everywhere</Button>
            </Form>
            <Form action="/sign-out" method="post">
              <Button variant="secondary">Sign Out</Button>
            </Form>
          </>
        }
        lead="Your orders and what happens to them."
      >
        Hello, {loaderData.name}
      </PageTitle>
      <Outlet />
    </Page>
  );
}
