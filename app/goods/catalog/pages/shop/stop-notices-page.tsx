import { Form, useNavigation, href } from "react-router";
import { secretLinkHeaders, unlisted } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { stopWatches } from "../../commands/stop-watches.server.ts";
import { productMessages } from "../../texts/shopper-product.ts";
import { watchMessages as say } from "../../texts/shopper-watch.ts";
import type { Route } from "./+types/stop-notices-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlisted(say.stopTitle, matches);

export const headers = secretLinkHeaders;

/**
 * Mail programs also send this POST for their unsubscribe button. Opening the page ends nothing.
 */
export async function action({ params, context }: Route.ActionArgs) {
  return stopWatches(context.get(requestContext).ctx, params.token);
}

export default function StopNoticesPage({ actionData }: Route.ComponentProps) {
  const pending = useNavigation().state === "submitting";
  return (
    <Page className="pb-20" width="form">
      <PageTitle lead={actionData ? undefined : say.stopLead}>{say.stopTitle}</PageTitle>
      {actionData ? (
        <Notice
          action={
            <LinkButton to={href("/products")} variant="secondary">
              {productMessages.back}
            </LinkButton>
          }
          tone="success"
        >
          <p>{actionData.ended > 0 ? say.stopped : say.nothingLeft}</p>
        </Notice>
      ) : (
        <Form method="post">
          <Button pending={pending}>{say.stop}</Button>
        </Form>
      )}
    </Page>
  );
}
