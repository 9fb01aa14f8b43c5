import { href } from "react-router";
import { unlisted } from "#app/lib/page-tags.ts";
import { askMessages as say } from "../../texts/shopper.ts";
import { UrgencyNotice } from "#app/care/triage/components/urgency-notice.tsx";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { Order } from "#app/goods/catalog/components/order-panel.tsx";
import type { ProductDetail } from "#app/goods/catalog/views/product-detail.ts";
import { Card } from "#app/ui/card.tsx";
import { AskForm } from "./ask-form.tsx";
import { loadAsk, submitAsk } from "./ask-page.server.ts";
import { NoClinician, OpenRequest } from "./open-request.tsx";
import type { Route } from "./+types/ask-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  unlisted(loaderData && say.title(loaderData.product.name), matches);

export const loader = ({ url, params, context }: Route.LoaderArgs) =>
  loadAsk(context.get(requestContext), params.id, url);

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitAsk(context.get(requestContext), request, params.id);

export default function AskPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, approved, openState, mayAsk, more } = loaderData;
  const showsForm = !openState && mayAsk && more;
  return (
    <Page className="pb-20" width="text">
      <PageTitle lead={showsForm ? say.lead(product.name) : undefined}>
        {titleOf(loaderData)}
      </PageTitle>
      <div className="grid gap-8">
        {actionData?.urgency && (
          <div className="grid gap-6">
            <UrgencyNotice received="request" urgency={actionData.urgency} />
            <Notice tone="success">{say.sent}</Notice>
          </div>
        )}
        {approved && (
          <ApprovedCard approved={approved} mayAskMore={mayAsk && !openState && !more} />
        )}
        {openState && <OpenRequest isFurther={Boolean(approved)} state={openState} />}
        {!openState && !mayAsk && !approved && <NoClinician product={product.name} />}
        {showsForm && (
          <AskForm
            afresh={loaderData.answersAfresh}
            assessment={loaderData.assessment}
            consent={loaderData.consent}
            failure={actionData?.urgency ? undefined : actionData}
          />
        )}
        <div>
          <LinkButton to={href("/product/:id", { id: product.slug })} variant="secondary">
            {say.back}
          </LinkButton>
        </div>
      </div>
    </Page>
  );
}

type AskPageView = Pick<
  Route.ComponentProps["loaderData"],
  "product" | "approved" | "openState" | "mayAsk"
>;

function titleOf({ product: { name }, approved, openState, mayAsk }: AskPageView): string {
  if (approved) return say.approvedTitle(name);
  return openState || !mayAsk ? say.approvalTitle(name) : say.title(name);
}

type ApprovedCardProps = {
  approved: { left: string; until: string; detail: ProductDetail };
  mayAskMore: boolean;
};

/**
 * Shows an approval with its order button. The product's own page cannot, since it is the same for
 * every visitor.
 */
function ApprovedCard({ approved, mayAskMore }: ApprovedCardProps) {
  const { detail, left, until } = approved;
  return (
    <Card as="section" className="grid gap-4" padding="roomy">
      <p>{say.approvedText(left, until)}</p>
      <Order product={detail}>{null}</Order>
      {mayAskMore && (
        <div>
          <LinkButton to={{ search: "?more" }} variant="quiet">
            {say.askMore}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}
