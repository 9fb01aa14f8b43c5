import { data, Form, useNavigation, href } from "react-router";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { tagsOf } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, TextLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { EmailInput, Field, Input } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { askForOrderLink } from "../../commands/ask-for-order-link.server.ts";
import { trackInput } from "../../input.ts";
import { parcelLinkMessages } from "../../texts/shopper-parcel-links.ts";
import { trackMessages as say } from "../../texts/shopper-track.ts";
import type { Route } from "./+types/track-page.ts";

export const meta: Route.MetaFunction = (page) => tagsOf(page, say.title, say.lead);

export function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(requestContext);
  return { canonical: new URL(href("/track"), env.appUrl).href };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = parseForm(trackInput, await readFormTexts(request));
  if (!form.ok) {
    const { errors, values } = form;
    return data({ sent: false, errors, values }, { status: 422 });
  }
  await askForOrderLink(context.get(requestContext), form.value);
  return data({ sent: true, errors: {}, values: {} });
}

export default function TrackPage({ actionData }: Route.ComponentProps) {
  const pending = useNavigation().state === "submitting";
  const errors: Readonly<Record<string, string>> = actionData?.errors ?? {};
  const values: Readonly<Record<string, string>> = actionData?.values ?? {};
  return (
    <Page className="pb-16" width="form">
      <PageTitle lead={say.lead}>{say.title}</PageTitle>
      <Card padding="roomy">
        <Form className="grid gap-5" method="post" noValidate>
          {actionData?.sent && <Notice tone="success">{say.sent}</Notice>}
          <ErrorSummary errors={errors} title={say.check} />
          <Field
            error={errors["orderNumber"]}
            hint={say.numberHint}
            label={say.orderNumber}
            name="orderNumber"
          >
            <Input
              autoComplete="off"
              className="figures"
              defaultValue={values["orderNumber"]}
              maxLength={40}
              required
            />
          </Field>
          <Field error={errors["email"]} hint={say.emailHint} label={say.email} name="email">
            <EmailInput defaultValue={values["email"]} />
          </Field>
          <Button pending={pending} wide>
            {say.send}
          </Button>
        </Form>
      </Card>
      <p className="mt-6">
        <TextLink to={href("/parcel")}>{parcelLinkMessages.fromHelp}</TextLink>
      </p>
      <p data-when="signed-in">
        <TextLink to={href("/portal/orders")}>{say.portal}</TextLink>
      </p>
    </Page>
  );
}
