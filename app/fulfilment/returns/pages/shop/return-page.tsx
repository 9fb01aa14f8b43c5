import { href } from "react-router";
import { secretLinkHeaders, unlisted } from "#app/lib/page-tags.ts";
import { UrgencyNotice } from "#app/care/triage/components/urgency-notice.tsx";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, FileInput } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { filesContext } from "#app/platform/files/files-context.server.ts";
import { AskFields } from "../../components/ask-fields.tsx";
import { PHOTO_FIELD, PHOTO_FILES, PHOTO_TYPES } from "../../rules/photo-terms.ts";
import { ownReturnMessages as say } from "../../texts/shopper.ts";
import { loadAsk, submitAsk } from "./return-page.server.ts";
import type { Route } from "./+types/return-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  unlisted(loaderData ? say.pageTitle(loaderData.orderNumber) : say.open, matches);

export const headers = secretLinkHeaders;

/** Revalidate after a rejected action too, because a return may have been requested. */
export const shouldRevalidate = () => true;

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadAsk(context.get(requestContext).ctx, params.token);

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitAsk(
    {
      served: context.get(requestContext),
      store: context.get(filesContext).area(PHOTO_FILES),
    },
    request,
    params.token,
  );

export default function ReturnPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { orderNumber, closed, lines, until, mayCredit, key } = loaderData;
  const sent = actionData?.sent;
  const refused = actionData?.sent ? undefined : actionData;
  const errors = refused?.errors ?? {};
  const back = (
    <LinkButton to={href("/order/:token", { token: params.token })} variant="secondary">
      {say.back}
    </LinkButton>
  );
  return (
    <Page className="pb-16" width="form">
      <PageTitle lead={closed ? undefined : say.pageLead}>{say.pageTitle(orderNumber)}</PageTitle>
      {sent && (
        <div className="mb-6 grid gap-6">
          <UrgencyNotice received="request" urgency={sent.urgency} />
          <Notice action={back} tone="success">
            {sent.text}
          </Notice>
        </div>
      )}
      {!sent && closed !== undefined && (
        <Notice
          action={
            <>
              <LinkButton to={href("/contact")}>{say.write}</LinkButton>
              {back}
            </>
          }
          announced={false}
        >
          {closed}
        </Notice>
      )}
      {!sent && key !== undefined && (
        <IntentForm className="grid gap-6" encType="multipart/form-data" intent="ask">
          {refused?.message && <Notice title={refused.message} tone="error" />}
          <ErrorSummary attempt={key} errors={errors} title={say.check} />
          <AskFields
            credit={mayCredit ? say.credit : undefined}
            errors={errors}
            formKey={refused?.values["key"] ?? key}
            lines={lines}
            note={say.note}
            noteHint={say.noteHint}
            values={refused?.values ?? {}}
          />
          <Field
            error={errors[PHOTO_FIELD]}
            hint={say.photosHint}
            label={say.photos}
            name={PHOTO_FIELD}
            note={say.optional}
          >
            <FileInput accept={PHOTO_TYPES} multiple />
          </Field>
          <p className="text-ink-soft">{until}</p>
          <div className="flex flex-wrap gap-3">
            <IntentButton>{say.submit}</IntentButton>
            {back}
          </div>
        </IntentForm>
      )}
    </Page>
  );
}
