import { data, Form, useNavigation, href } from "react-router";
import { tagsOf } from "#app/lib/page-tags.ts";
import { shownSettings } from "#app/running/settings/queries.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, TextAnchor, TextLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { ShownCheck } from "../../views/show-check.ts";
import { parcelCheckMessages as say } from "../../texts/shopper-parcel-check.ts";
import { submitParcelCheck } from "./parcel-page.server.ts";
import type { Route } from "./+types/parcel-page.ts";

export const meta: Route.MetaFunction = (page) => tagsOf(page, say.title, say.lead);

export async function loader({ context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { contact_email: email, phone_number: phone } = await shownSettings(served);
  return { email, phone, canonical: new URL(href("/parcel"), served.env.appUrl).href };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { status, ...answered } = await submitParcelCheck(context.get(requestContext), request);
  return data(answered, { status });
}

export default function ParcelPage({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().state === "submitting";
  const { answer, errors = {}, values = {} } = actionData ?? {};
  return (
    <Page className="grid gap-6 pb-16" width="form">
      <div>
        <PageTitle lead={say.lead}>{say.title}</PageTitle>
        {answer && <ParcelAnswer answer={answer} key={JSON.stringify(answer)} />}
      </div>
      <Card padding="roomy">
        <Form className="grid gap-5" method="post" noValidate>
          <ErrorSummary errors={errors} title={say.check} />
          <Field
            error={errors["tracking"]}
            hint={say.trackingHint}
            label={say.tracking}
            name="tracking"
          >
            <Input
              autoCapitalize="characters"
              autoComplete="off"
              className="figures"
              defaultValue={values["tracking"]}
              maxLength={100}
              required
              spellCheck={false}
            />
          </Field>
          <Field error={errors["phone"]} hint={say.phoneHint} label={say.phone} name="phone">
            <Input
              autoComplete="tel"
              className="figures"
              defaultValue={values["phone"]}
              inputMode="tel"
              maxLength={100}
              required
              type="tel"
            />
          </Field>
          <Button pending={pending} wide>
            {say.send}
          </Button>
          <p className="text-sm text-ink-soft">{say.discreet}</p>
        </Form>
      </Card>
      <HowToReach {...loaderData} />
    </Page>
  );
}

function HowToReach({ email, phone }: { email: string; phone: string }) {
  return (
    <section aria-labelledby="reach" className="grid gap-1">
      <h2 className="text-xl" id="reach">
        {say.reach}
      </h2>
      <div className="flex flex-wrap gap-x-6">
        {phone && (
          <TextAnchor className="wrap-anywhere" href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
            {phone}
          </TextAnchor>
        )}
        {email && (
          <TextAnchor className="wrap-anywhere" href={`mailto:${email}`}>
            {email}
          </TextAnchor>
        )}
        <TextLink className="wrap-anywhere" to={href("/contact")}>
          {say.contact}
        </TextLink>
      </div>
    </section>
  );
}

/** Takes the focus when it appears, so that a screen reader announces it first. */
function ParcelAnswer({ answer }: { answer: ShownCheck }) {
  const { tone, title, paragraphs, facts } = answer;
  return (
    <div className="grid gap-3 outline-none" ref={takeFocus} tabIndex={-1}>
      <Notice title={<span className="text-lg">{title}</span>} tone={tone}>
        {paragraphs.map((paragraph) => (
          <p className="mt-1.5 first:mt-0" key={paragraph}>
            {paragraph}
          </p>
        ))}
      </Notice>
      {facts.length > 0 && (
        <dl className="grid divide-y divide-line rounded-card border border-line bg-surface px-5">
          {facts.map(({ label, text }) => (
            <div className="flex flex-wrap justify-between gap-x-6 py-3" key={label}>
              <dt className="text-ink-soft">{label}</dt>
              <dd className="figures font-semibold">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function takeFocus(box: HTMLElement | null) {
  box?.focus();
}
