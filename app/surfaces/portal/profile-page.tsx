import type { ReactNode } from "react";
import { Form, href, useNavigation } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { concessionMessages } from "#app/modules/concessions/texts/shopper.ts";
import { DiscretionChoice } from "#app/modules/customers/components/discretion-choice.tsx";
import { OwnPictureForm } from "#app/modules/customers/components/own-picture-form.tsx";
import {
  PasswordChange,
  PasswordLess,
} from "#app/modules/customers/components/password-change.tsx";
import { ProfileDetails } from "#app/modules/customers/components/profile-details.tsx";
import { addressMessages } from "#app/modules/customers/texts/shopper-addresses.ts";
import { discretionMessages } from "#app/modules/customers/texts/shopper-discretion.ts";
import {
  ownPictureMessages,
  profileMessages as say,
} from "#app/modules/customers/texts/shopper-profile.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ownDataMessages } from "./own-data/texts.ts";
import { OwnNews } from "./own-news.tsx";
import { showProfile } from "./show-profile.server.ts";
import { submitProfile } from "./submit-profile.server.ts";
import type { Route } from "./+types/profile-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

/** A form that is refused for now says for how long, to programs too. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = ({ request, context }: Route.LoaderArgs) =>
  showProfile(context.get(requestContext), request);

export const action = ({ request, context }: Route.ActionArgs) =>
  submitProfile(context.get(requestContext), request);

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, topics, rule, hasConcessions, flash } = loaderData;
  const { email, marketing, isDiscreet, hasPassword, hasPicture, ...details } = profile;
  const sent = useNavigation().formData?.get("intent");
  const errorsOf = (intent: string) => (actionData?.intent === intent ? actionData.errors : {});
  const typed = actionData?.intent === "details" ? actionData.values : undefined;
  return (
    <div className="grid gap-6 py-6 lg:grid-cols-2 lg:items-start">
      <div className="empty:hidden lg:col-span-2">
        {actionData?.message && <Notice tone="error">{actionData.message}</Notice>}
        {!actionData && flash && <Notice tone={flash.tone}>{flash.text}</Notice>}
      </div>
      <div className="grid gap-6">
        <Part title={say.details}>
          <ProfileDetails
            email={email}
            errors={errorsOf("details")}
            pending={sent === "details"}
            saved={details}
            values={typed ?? details}
          />
        </Part>
        <Part lead={addressMessages.lead} title={addressMessages.title}>
          <LinkButton to={href("/portal/addresses")} variant="secondary">
            {addressMessages.open}
          </LinkButton>
        </Part>
        <Part lead={ownPictureMessages.lead} title={ownPictureMessages.title}>
          <OwnPictureForm hasPicture={hasPicture} />
        </Part>
        {hasConcessions && (
          <Part lead={concessionMessages.lead} title={concessionMessages.title}>
            <LinkButton to={href("/portal/discount")} variant="secondary">
              {concessionMessages.open}
            </LinkButton>
          </Part>
        )}
        <Part lead={ownDataMessages.lead} title={ownDataMessages.title}>
          <LinkButton to={href("/portal/your-data")} variant="secondary">
            {ownDataMessages.open}
          </LinkButton>
        </Part>
        <Part lead={discretionMessages.lead} title={discretionMessages.title}>
          <DiscretionChoice
            given={isDiscreet}
            key={String(isDiscreet)}
            pending={sent === "discretion"}
          />
        </Part>
        <Part lead={say.newsLead} title={say.news}>
          <OwnNews marketing={marketing} sent={sent} topics={topics} />
        </Part>
      </div>
      <Part title={say.security}>
        {hasPassword ? (
          <PasswordChange
            email={email}
            errors={errorsOf("password")}
            key={flash?.text}
            pending={sent === "password"}
            rule={rule}
          />
        ) : (
          <PasswordLess email={email} />
        )}
        <SignOutEverywhere />
      </Part>
    </div>
  );
}

type PartProps = { title: string; lead?: string; children: ReactNode };

function Part({ title, lead, children }: PartProps) {
  return (
    <Card as="section" padding="roomy">
      <h2 className="text-xl">{title}</h2>
      {lead && <p className="measure mt-2 text-ink-soft">{lead}</p>}
      <div className="mt-5">{children}</div>
    </Card>
  );
}

function SignOutEverywhere() {
  return (
    <Form
      action={`${href("/sign-out")}?everywhere=yes`}
      className="mt-8 grid justify-items-start gap-3 border-t border-line pt-6"
      method="post"
    >
      <p className="text-ink-soft">{say.everywhereLead}</p>
      <Button variant="secondary">{say.everywhere}</Button>
    </Form>
  );
}
