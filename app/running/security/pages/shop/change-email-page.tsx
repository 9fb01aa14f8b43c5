import { href } from "react-router";
import { unlisted } from "#app/lib/page-tags.ts";
import { AccountFrame } from "#app/people/customers/components/account-frame.tsx";
import { changeOfLink } from "#app/people/customers/queries/email-change.server.ts";
import { emailMessages as say } from "#app/people/customers/texts/shopper-email.ts";
import { accountMessages } from "#app/people/customers/texts/shopper.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { LinkOver } from "./link-over.tsx";
import { submitEmailAnswer } from "./change-email-page.server.ts";
import type { Route } from "./+types/change-email-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlisted(say.title, matches);

/** Anyone with this address can answer, so it must not reach other sites as a referrer. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const own = new Headers(actionHeaders);
  own.set("referrer-policy", "same-origin");
  return own;
};

/** A GET changes nothing, because mail programs open links before their readers do. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const change = await changeOfLink(context.get(requestContext).ctx, params.token);
  return { change: change ?? null };
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitEmailAnswer(context.get(requestContext), request, params.token);

export default function ChangeEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.answered) {
    const title = actionData.answered === "done" ? say.title : accountMessages.linkOver;
    const links = [{ to: href("/auth"), label: accountMessages.backToSignIn }];
    const text = {
      done: say.done,
      waits: say.agreed,
      stopped: say.stoppedByLink,
      link_over: say.over,
    }[actionData.answered];
    const isOver = actionData.answered === "link_over";
    return (
      <AccountFrame links={links} title={isOver ? title : say.title}>
        <Notice tone={isOver ? "error" : "success"}>{text}</Notice>
      </AccountFrame>
    );
  }
  const { change } = loaderData;
  if (change === null) {
    return <LinkOver again={{ to: href("/portal/email"), label: say.again }} text={say.over} />;
  }
  const { isOld, newEmail } = change;
  return (
    <AccountFrame
      lead={isOld ? say.allowLead(newEmail) : say.confirmLead(newEmail)}
      links={[{ to: href("/contact"), label: accountMessages.contactSupport }]}
      title={isOld ? say.allowTitle : say.confirmTitle}
    >
      <div className="grid gap-4">
        {actionData?.message && <Notice tone="error">{actionData.message}</Notice>}
        <IntentForm intent="agree">
          <IntentButton wide>{isOld ? say.allow : say.confirm}</IntentButton>
        </IntentForm>
        <IntentForm intent="stop">
          <IntentButton variant="secondary" wide>
            {say.noMore}
          </IntentButton>
        </IntentForm>
      </div>
    </AccountFrame>
  );
}
