import { Form, href, useNavigation } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { DiscretionChoice } from "../../components/discretion-choice.tsx";
import { OwnPictureForm } from "../../components/own-picture-form.tsx";
import { PasswordChange, PasswordLess } from "../../components/password-change.tsx";
import { ProfileDetails } from "../../components/profile-details.tsx";
import { discretionMessages } from "../../texts/shopper-discretion.ts";
import { ownPictureMessages, profileMessages as say } from "../../texts/shopper-profile.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { OwnNews } from "./own-news.tsx";
import { ProfileLinks } from "./profile-links.tsx";
import { ProfilePart } from "./profile-part.tsx";
import { showProfile } from "./profile-page.server.ts";
import { submitProfile } from "./submit-profile.server.ts";
import type { Route } from "./+types/profile-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

/** Passes on the `Retry-After` header of a refused form. */
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
        <ProfilePart title={say.details}>
          <ProfileDetails
            email={email}
            errors={errorsOf("details")}
            pending={sent === "details"}
            saved={details}
            values={typed ?? details}
          />
        </ProfilePart>
        <ProfilePart lead={ownPictureMessages.lead} title={ownPictureMessages.title}>
          <OwnPictureForm hasPicture={hasPicture} />
        </ProfilePart>
        <ProfileLinks hasConcessions={hasConcessions} />
        <ProfilePart lead={discretionMessages.lead} title={discretionMessages.title}>
          <DiscretionChoice
            given={isDiscreet}
            key={String(isDiscreet)}
            pending={sent === "discretion"}
          />
        </ProfilePart>
        <ProfilePart lead={say.newsLead} title={say.news}>
          <OwnNews marketing={marketing} sent={sent} topics={topics} />
        </ProfilePart>
      </div>
      <ProfilePart title={say.security}>
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
      </ProfilePart>
    </div>
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
