import { data, href, redirect } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page } from "#app/ui/page.tsx";
import { UnknownCode } from "../../components/unknown-code.tsx";
import { VialReportForm } from "../../components/vial-report-form.tsx";
import { VialView } from "../../components/vial-view.tsx";
import { readCode, showCode } from "../../rules/vial-code.ts";
import { vialTexts as say } from "../../texts/shopper.ts";
import { loadVial } from "./load-vial.server.ts";
import { submitReport } from "./submit-report.server.ts";
import type { Route } from "./+types/vial-page.ts";

export const meta: Route.MetaFunction = ({ params, matches }) => [
  pageTitle(say.codeTitle(showCode(params.code.slice(0, 40))), matches),
  { name: "robots", content: "noindex, nofollow" },
];

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
  const { vial, formKey, isReported } = loaderData;
  return (
    <Page className="grid gap-12 pt-7 pb-20 md:pt-16" width="text">
      {isReported && (
        <Notice title={say.report.sent} tone="success">
          {say.report.sentText}
        </Notice>
      )}
      <VialView vial={vial} />
      {!isReported && <VialReportForm failure={actionData} formKey={formKey} />}
      <p>
        <LinkButton to={href("/verify")} variant="secondary">
          {say.again}
        </LinkButton>
      </p>
    </Page>
  );
}
