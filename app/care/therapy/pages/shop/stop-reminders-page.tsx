import { Form, href, useNavigation } from "react-router";
import { secretLinkHeaders, unlisted } from "#app/lib/page-tags.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
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
  if (courseIdIn(ctx, params.token, "end of reminders") !== undefined) return null;
  throw notFound();
}

export async function action({ params, context }: Route.ActionArgs) {
  const done = await stopReminders(context.get(requestContext).ctx, params.token);
  if (done.ok) return { stopped: true };
  throw notFound();
}

export default function StopRemindersPage({ actionData }: Route.ComponentProps) {
  const pending = useNavigation().state === "submitting";
  return (
    <Page className="pb-20" width="form">
      <PageTitle lead={actionData ? undefined : say.stopLead}>{say.stopTitle}</PageTitle>
      {actionData ? (
        <Notice
          action={
            <LinkButton to={href("/portal")} variant="secondary">
              {say.portal}
            </LinkButton>
          }
          tone="success"
        >
          <p>{say.stopped}</p>
        </Notice>
      ) : (
        <Form method="post">
          <Button pending={pending}>{say.stop}</Button>
        </Form>
      )}
    </Page>
  );
}
