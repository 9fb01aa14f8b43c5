import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { readFormTexts, parseForm } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { buttonLook } from "#app/ui/button-look.ts";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { decideTestPayment } from "../../commands/decide-test-payment.server.ts";
import { sendFirstCallback } from "../../commands/send-first-callback.server.ts";
import { TestPaymentForm, TestPaymentSummary } from "../../components/test-payment-form.tsx";
import { testProviderOf } from "../../gateways/gateways-context.server.ts";
import { testDecisionInput } from "../../input.ts";
import { testPageText as text } from "../../texts/shopper-test-page.ts";
import { findTestPayment } from "../../queries.server.ts";

export const meta = () => [{ title: text.title }, { name: "robots", content: "noindex" }];

/** The address contains a name and an email. `no-referrer` would empty the form's Origin header. */
export const headers = () => ({ "referrer-policy": "same-origin", "cache-control": "no-store" });

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { ctx } = context.get(requestContext);
  const link = testProviderOf(context).readLink(url, ctx.now);
  if (!link.ok) {
    const { reason, cancelUrl } = link;
    return data({ state: "unusable" as const, reason, backUrl: cancelUrl }, { status: 400 });
  }
  const { returnUrl, cancelUrl, customerName: _, ...linked } = link.value;
  const { site_name: merchant } = await loadSettings(ctx.db);
  const payment = { ...linked, merchant };
  const { reference } = payment;
  const known = await findTestPayment(ctx.db, reference);
  if (!known || known.status === "open") return data({ state: "open" as const, payment });
  const backUrl = known.status === "paid" ? returnUrl : cancelUrl;
  return data({ state: "decided" as const, status: known.status, payment, backUrl });
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const { ctx } = context.get(requestContext);
  const provider = testProviderOf(context);
  const link = provider.readLink(url, ctx.now);
  if (!link.ok) {
    const errors: Record<string, string> = { link: text.unusableHint };
    return data({ errors, values: {} }, { status: 400 });
  }
  const form = parseForm(testDecisionInput, await readFormTexts(request));
  if (!form.ok) return data({ errors: form.errors, values: form.values }, { status: 400 });

  const { decision, callbacks } = form.value;
  const decided = await decideTestPayment(ctx, link.value, decision, callbacks);
  if (decided.firstCallback) await sendFirstCallback(ctx, provider, decided.firstCallback);
  return redirect(decided.redirectTo ?? `${url.pathname}${url.search}`, {
    status: 303,
    headers: { "referrer-policy": "same-origin" },
  });
}

export default function TestGatewayPay() {
  const page = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <main>
      <Page className="grid gap-6 pb-16" width="form">
        <PageTitle lead={text.lead}>{text.title}</PageTitle>
        {page.state === "open" && (
          <>
            <Notice announced={false}>{text.noMoney}</Notice>
            {failure && <Notice tone="error">{Object.values(failure.errors)[0]}</Notice>}
            <TestPaymentForm failure={failure} payment={page.payment} />
          </>
        )}
        {page.state === "decided" && (
          <>
            <Notice action={<BackLink to={page.backUrl} />} title={text.decided[page.status]}>
              {text.decidedHint[page.status]}
            </Notice>
            <Card>
              <TestPaymentSummary payment={page.payment} />
            </Card>
          </>
        )}
        {page.state === "unusable" && (
          <Notice
            action={page.backUrl && <BackLink to={page.backUrl} />}
            title={text.unusable[page.reason]}
            tone="warning"
          >
            {text.unusableHint}
          </Notice>
        )}
      </Page>
    </main>
  );
}

/** A plain anchor, because the shop may have another origin. */
function BackLink({ to }: { to: string }) {
  return (
    <a className={buttonLook({ variant: "secondary" })} href={to}>
      {text.back}
    </a>
  );
}
