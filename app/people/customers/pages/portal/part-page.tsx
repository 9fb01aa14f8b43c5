import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { DiscretionChoice } from "../../components/discretion-choice.tsx";
import { OwnPictureForm } from "../../components/own-picture-form.tsx";
import { PasswordChange, PasswordLess } from "../../components/password-change.tsx";
import { ProfileDetails } from "../../components/profile-details.tsx";
import { discretionMessages } from "../../texts/shopper-discretion.ts";
import { ownPictureMessages, profileMessages as say } from "../../texts/shopper-profile.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { OwnNews } from "./own-news.tsx";
import { readPart, showPart, type ProfilePart } from "./part-page.server.ts";
import { submitProfile } from "./submit-profile.server.ts";
import type { Route } from "./+types/part-page.ts";

const HEADS: Record<ProfilePart, { title: string; lead?: string }> = {
  details: { title: say.details },
  picture: ownPictureMessages,
  news: { title: say.news, lead: say.newsLead },
  discretion: discretionMessages,
  password: { title: say.password },
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? HEADS[loaderData.part].title : say.title, matches),
];

/** Passes on the `Retry-After` header of a refused form. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  showPart(context.get(requestContext), request, readPart(params.part));

export function action({ request, params, context }: Route.ActionArgs) {
  readPart(params.part);
  return submitProfile(context.get(requestContext), request);
}

export default function PartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { part, profile, topics, rule, flash } = loaderData;
  const { email, marketing, isDiscreet, hasPassword, hasPicture, ...details } = profile;
  const sent = useNavigation().formData?.get("intent");
  const errorsOf = (intent: string) => (actionData?.intent === intent ? actionData.errors : {});
  const typed = actionData?.intent === "details" ? actionData.values : undefined;
  const parts: Record<ProfilePart, ReactNode> = {
    details: (
      <ProfileDetails
        email={email}
        errors={errorsOf("details")}
        pending={sent === "details"}
        saved={details}
        values={typed ?? details}
      />
    ),
    picture: <OwnPictureForm hasPicture={hasPicture} />,
    news: <OwnNews marketing={marketing} sent={sent} topics={topics} />,
    discretion: (
      <DiscretionChoice
        given={isDiscreet}
        key={String(isDiscreet)}
        pending={sent === "discretion"}
      />
    ),
    password: hasPassword ? (
      <PasswordChange
        email={email}
        errors={errorsOf("password")}
        key={flash?.text}
        pending={sent === "password"}
        rule={rule}
      />
    ) : (
      <PasswordLess email={email} />
    ),
  };
  const { title, lead } = HEADS[part];
  return (
    <Card as="section" className="my-4 grid max-w-form gap-5" padding="roomy">
      {actionData?.message && <Notice tone="error">{actionData.message}</Notice>}
      {!actionData && flash && <Notice tone={flash.tone}>{flash.text}</Notice>}
      <div className="grid gap-2">
        <h2 className="text-xl">{title}</h2>
        {lead && <p className="text-ink-soft">{lead}</p>}
      </div>
      {parts[part]}
    </Card>
  );
}
