import { data, Form, href, useNavigation } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { mayLift } from "#app/platform/mail/suppression-terms.ts";
import { openAddress } from "#app/platform/mail/suppressions.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RecordPage } from "#app/ui/record-page.tsx";
import { liftSuppression } from "../../commands/lift-suppression.server.ts";
import { liftForm } from "../../input.ts";
import { findSuppression } from "../../queries/list-suppressions.server.ts";
import { suppressionMessages as say } from "../../texts/staff-suppressions.ts";
import type { Route } from "./+types/suppression-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData?.address ?? say.title, matches),
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const found = orNotFound(await findSuppression(ctx, params.suppressionId));
  return {
    address: openAddress(ctx, found.sealedAddress) || say.erased,
    mayLift: mayLift(found.reason),
    facts: [
      { label: say.columns.reason, text: say.reasons[found.reason] },
      { label: say.columns.stops, text: say.stops[found.reason] },
      { label: say.columns.since, text: formatDateTime(found.createdAt) },
      ...(found.note ? [{ label: say.columns.note, text: found.note }] : []),
    ],
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const form = parseForm(liftForm, await readFormTexts(request));
  if (!form.ok) return data({ error: form.errors["why"], message: "" }, { status: 422 });
  const { suppressionId } = params;
  const done = await liftSuppression(served.ctx, { suppressionId, ...form.value });
  if (done.ok) return redirectWithFlash(served, href("/admin/email/suppressions"), say.lifted);
  if (done.reason === "not_found") throw notFound();
  const status = done.reason === "forbidden" ? 403 : 409;
  return data({ error: undefined, message: say.errors[done.reason] }, { status });
}

export default function SuppressionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { address, facts, mayLift: canLift } = loaderData;
  const pending = useNavigation().state === "submitting";
  return (
    <RecordPage
      back={{ to: href("/admin/email/suppressions"), label: say.back }}
      notices={actionData?.message && <Notice title={actionData.message} tone="error" />}
      title={<span className="wrap-anywhere">{address}</span>}
    >
      <dl className="grid max-w-form gap-3 sm:grid-cols-2">
        {facts.map(({ label, text }) => (
          <div className="grid content-start gap-0.5" key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      {canLift ? (
        <Form className="grid max-w-form justify-items-start gap-4" method="post" noValidate>
          <h2 className="text-xl">{say.lift}</h2>
          <p className="measure text-ink-soft">{say.liftHint}</p>
          <Field className="w-full" error={actionData?.error} label={say.why} name="why">
            <Input maxLength={300} />
          </Field>
          <Button pending={pending} variant="secondary">
            {say.liftNow}
          </Button>
        </Form>
      ) : (
        <Notice announced={false} title={say.notLifted} tone="warning" />
      )}
    </RecordPage>
  );
}
