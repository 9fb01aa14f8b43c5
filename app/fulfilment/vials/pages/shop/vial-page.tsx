import { data, href, redirect, Form } from "react-router";
import { unlisted } from "#app/lib/page-tags.ts";
import { UrgencyNotice } from "#app/care/triage/components/urgency-notice.tsx";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton, TextLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { CodeField } from "../../components/code-field.tsx";
import { VialReportForm } from "../../components/vial-report-form.tsx";
import { readCode, showCode } from "../../rules/vial-code.ts";
import { vialTexts as say } from "../../texts/shopper.ts";
import { loadVial } from "./load-vial.server.ts";
import { submitReport } from "./vial-page.server.ts";
import { VialView } from "./vial-view.tsx";
import type { Route } from "./+types/vial-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  unlisted(loaderData?.vial ? say.codeTitle(loaderData.vial.code) : say.unknown.title, matches);

export const headers = () => ({
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
});

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const read = readCode(params.code);
  if (read.kind !== "code") {
    const typed = params.code.slice(0, 40);
    return data({ vial: undefined, typed, isMistyped: read.kind === "mistyped" }, { status: 404 });
  }
  // A code has one address, however it is typed.
  if (read.code !== params.code) {
    return redirect(href("/verify/:code", { code: read.code }), 301);
  }
  const vial = await loadVial(served, request, read.code);
  if (!vial) {
    return data({ vial, typed: showCode(read.code), isMistyped: false }, { status: 404 });
  }
  const formKey = served.ctx.ids.newId();
  return data({ vial, formKey, isReported: url.searchParams.has("reported") });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const texts = await readFormTexts(request);
  return submitReport(context.get(requestContext).ctx, params.code, texts);
}

export default function VialPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.vial) {
    return <UnknownCode isMistyped={loaderData.isMistyped} typed={loaderData.typed} />;
  }
  const { vial, formKey } = loaderData;
  const isReported = loaderData.isReported || actionData?.urgency !== undefined;
  return (
    <Page className="grid gap-12 pt-7 pb-20 md:pt-16" width="text">
      <UrgencyNotice received="report" urgency={actionData?.urgency} />
      {isReported && (
        <Notice title={say.report.sent} tone="success">
          {say.report.sentText}
        </Notice>
      )}
      <VialView vial={vial} />
      {!isReported && (
        <VialReportForm failure={actionData?.urgency ? undefined : actionData} formKey={formKey} />
      )}
      <p>
        <LinkButton to={href("/verify")} variant="secondary">
          {say.again}
        </LinkButton>
      </p>
    </Page>
  );
}

type UnknownCodeProps = { typed: string; isMistyped: boolean };

/** Explains a code that is unknown or mistyped. */
function UnknownCode({ typed, isMistyped }: UnknownCodeProps) {
  const { title, mistypedTitle, mistyped, unsafe, text, help } = say.unknown;
  return (
    <Page className="grid gap-6 pb-20" width="form">
      <PageTitle lead={<span className="wrap-anywhere">{say.unknown.typed(typed)}</span>}>
        {isMistyped ? mistypedTitle : title}
      </PageTitle>
      <Notice
        announced={false}
        title={isMistyped ? undefined : unsafe}
        tone={isMistyped ? "info" : "warning"}
      >
        {isMistyped ? mistyped : text}
      </Notice>
      <Form action={href("/verify")} className="grid gap-4" method="get" noValidate>
        <CodeField error={undefined} typed={typed} />
      </Form>
      {!isMistyped && <TextLink to={href("/contact")}>{help}</TextLink>}
    </Page>
  );
}
