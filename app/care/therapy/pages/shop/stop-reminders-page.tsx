import { Form, data, href, useNavigation } from "react-router";
import { secretLinkHeaders, unlisted } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageTitle } from "#app/ui/page.tsx";
import { stopReminders } from "../../commands/stop-reminders.server.ts";
import { courseIdIn } from "../../rules/course-links.ts";
import { reminderMail as say } from "../../texts/mail.ts";
import type { Route } from "./+types/stop-reminders-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlisted(say.stopTitle, matches);

export const headers = secretLinkHeaders;

/** Opening the page ends nothing, because programs open links too. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const isKnown = courseIdIn(ctx, params.token, "end of reminders") !== undefined;
  return data({ isKnown }, { status: isKnown ? 200 : 404 });
}

export async function action({ params, context }: Route.ActionArgs) {
  const done = await stopReminders(context.get(requestContext).ctx, params.token);
  return data({ stopped: done.ok }, { status: done.ok ? 200 : 404 });
}

export default function StopRemindersPage({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().state === "submitting";
  const isKnown = loaderData.isKnown && actionData?.stopped !== false;
  const isOver = actionData !== undefined || !isKnown;
  return (
    <Page className="pb-20" width="form">
      <PageTitle lead={isOver ? undefined : say.stopLead}>{say.stopTitle}</PageTitle>
      {isOver ? (
        <Notice
          action={
            <LinkButton to={href("/portal")} variant="secondary">
              {say.portal}
            </LinkButton>
          }
          title={isKnown ? undefined : say.unknown}
          tone={isKnown ? "success" : "info"}
        >
          <p>{isKnown ? say.stopped : say.unknownText}</p>
        </Notice>
      ) : (
        <Form method="post">
          <Button pending={pending}>{say.stop}</Button>
        </Form>
      )}
    </Page>
  );
}
