import { Form, href, useNavigation } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { UrgencyMark } from "#app/care/triage/components/urgency-mark.tsx";
import { urgentSignIn } from "#app/care/triage/rules/urgency-of.server.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { may } from "#app/platform/access/may.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, TextLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { findReport } from "../../queries/vial-reports.server.ts";
import { showCode } from "../../rules/vial-code.ts";
import { vialMessages as say } from "../../texts/staff.ts";
import { submitOutcome } from "./report-page.server.ts";
import type { Route } from "./+types/report-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.title, matches),
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const report = orNotFound(await findReport(ctx.db, params.reportId));
  const received = formatDateTime(report.createdAt);
  return {
    title: say.reportOf(showCode(report.code), received),
    isSettled: report.settledAt !== null,
    message: report.message,
    urgent: urgentSignIn([report.message], "note"),
    outcome: report.outcome,
    settledOn: report.settledAt ? say.settledOn(formatDateTime(report.settledAt)) : undefined,
    lotTo: may(ctx.actor, "lots:read")
      ? href("/admin/lots/:lotId/vials", { lotId: report.lotId })
      : undefined,
    lotNumber: report.lotNumber,
    facts: [
      [say.complaint, say.complaints[report.complaint]],
      [say.contact, report.contact ?? say.noContact],
      [say.product, report.productName],
      [say.lookups, report.lookups.toLocaleString("en")],
      [say.received, received],
    ] as [string, string][],
  };
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitOutcome(request, context.get(requestContext), params.reportId);

/** Revalidate after a rejected action too: usually a colleague was faster. */
export const shouldRevalidate = () => true;

export default function VialReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, isSettled, message, facts, lotTo, lotNumber, outcome, settledOn } = loaderData;
  const pending = useNavigation().state === "submitting";
  return (
    <RecordPage
      back={{ to: href("/admin/vial-reports"), label: say.backToReports }}
      notices={
        <>
          {actionData?.message && <Notice title={actionData.message} tone="error" />}
          <UrgencyMark sign={loaderData.urgent} />
        </>
      }
      state={
        <Badge tone={isSettled ? "neutral" : "warning"}>{isSettled ? say.settled : say.open}</Badge>
      }
      title={title}
    >
      <Card as="section" className="grid gap-4">
        <p className="measure wrap-anywhere whitespace-pre-line">
          <bdi>{message}</bdi>
        </p>
        <dl className="grid gap-3 sm:grid-cols-2">
          {facts.map(([label, value]) => (
            <div className="grid gap-0.5" key={label}>
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="figures wrap-anywhere">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
          <div className="grid gap-0.5">
            <dt className="text-sm text-ink-soft">{say.lot}</dt>
            <dd className="figures">
              {lotTo ? <TextLink to={lotTo}>{lotNumber}</TextLink> : lotNumber}
            </dd>
          </div>
        </dl>
      </Card>
      <Card as="section" className="grid gap-4">
        <h2 className="text-xl">{isSettled ? settledOn : say.settle}</h2>
        {isSettled ? (
          <p className="measure wrap-anywhere whitespace-pre-line">{outcome}</p>
        ) : (
          <Form className="grid gap-4" method="post" noValidate>
            <Field error={actionData?.errors?.["outcome"]} label={say.outcome} name="outcome">
              <Textarea
                defaultValue={actionData?.values?.["outcome"]}
                maxLength={1_000}
                required
                rows={4}
              />
            </Field>
            <div>
              <Button pending={pending}>{say.settleNow}</Button>
            </div>
          </Form>
        )}
      </Card>
    </RecordPage>
  );
}
