import { data, redirect, href } from "react-router";
import { secretLinkHeaders, unlisted } from "#app/lib/page-tags.ts";
import { openReceipt } from "#app/selling/orders/pages/shop/open-receipt.server.ts";
import { filesContext } from "#app/platform/files/files-context.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { readUpload } from "#app/platform/http/read-upload.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { addTransferProof } from "../../commands/add-transfer-proof.server.ts";
import { ProofForm } from "../../components/proof-form.tsx";
import { transferMessages as say } from "../../texts/shopper.ts";
import { transferOf } from "../../queries.server.ts";
import { MAX_PROOF_BYTES, PROOF_FIELD, PROOF_FILES } from "../../rules/transfer-terms.ts";
import type { Route } from "./+types/send-proof-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  unlisted(loaderData ? `${say.pageTitle} · ${loaderData.orderNumber}` : say.pageTitle, matches);

export const headers = secretLinkHeaders;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const order = await openReceipt(ctx, params.token);
  const transfer = await transferOf(ctx.db, order);
  if (!transfer) throw redirect(href("/order/:token", { token: params.token }));
  return { orderNumber: order.orderNumber, canSend: transfer.canSend };
}

const STATUS: Record<keyof typeof say.errors, number> = {
  missing: 422,
  not_a_picture: 422,
  too_large: 413,
  not_whole: 400,
  too_many: 409,
  sent_before: 409,
  not_waiting: 409,
};

export async function action({ request, params, context }: Route.ActionArgs) {
  const { ctx, env } = context.get(requestContext);
  await openReceipt(ctx, params.token);
  const sent = await readUpload(request, PROOF_FIELD, MAX_PROOF_BYTES);
  const store = context.get(filesContext).area(PROOF_FILES);
  const added = sent.ok
    ? await addTransferProof(ctx, store, { orderToken: params.token, sent: sent.value })
    : sent;
  if (!added.ok) {
    return data({ error: say.errors[added.reason] }, { status: STATUS[added.reason] });
  }
  return redirectWithFlash({ env }, href("/order/:token", { token: params.token }), say.sent);
}

export default function SendProofPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { orderNumber, canSend } = loaderData;
  return (
    <Page className="pb-20" width="form">
      <PageTitle lead={say.pageLead(orderNumber)}>{say.pageTitle}</PageTitle>
      <Card className="grid gap-5" padding="roomy">
        {canSend ? (
          <ProofForm
            action={href("/order/:token/proofs", { token: params.token })}
            error={actionData?.error}
          />
        ) : (
          <p>{say.noMore}</p>
        )}
        <LinkButton to={href("/order/:token", { token: params.token })} variant="quiet">
          {say.back}
        </LinkButton>
      </Card>
    </Page>
  );
}
