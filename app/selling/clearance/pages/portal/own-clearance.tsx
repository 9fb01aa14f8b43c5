import { ShieldCheck } from "lucide-react";
import { data, Form, href, useNavigation } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import { redirectWithFlash, takeFlash } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Section } from "#app/ui/page.tsx";
import { withdrawAnswers } from "../../commands/withdraw-answers.server.ts";
import { withdrawRequest } from "../../commands/withdraw-request.server.ts";
import { OwnRequest } from "../../components/own-request.tsx";
import { hasAnswers, ownRequests } from "../../queries/own-requests.server.ts";
import { ownMessages as say } from "../../texts/shopper.ts";
import { showOwn } from "../../views/show-own.ts";
import type { Route } from "./+types/own-clearance.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const { db, now } = ctx;
  const { userId } = signedIn(ctx);
  const { flash, headers } = takeFlash(request, env.appUrl);
  const requests = await ownRequests(db, userId);
  const stored = await hasAnswers(db, userId);
  const shown = requests.map((each) => showOwn(each, now));
  return data({ requests: shown, stored, flash: flash ?? null }, { headers });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, env } = context.get(requestContext);
  const { intent, requestId } = await readFormTexts(request);
  const here = href("/portal/clearance");
  if (intent === "delete") {
    await withdrawAnswers(ctx);
    return redirectWithFlash({ env }, here, say.deleted);
  }
  if (intent !== "withdraw" || requestId === undefined) {
    return data({ message: say.notUnderstood }, { status: 400 });
  }
  const withdrawn = await withdrawRequest(ctx, requestId);
  if (withdrawn.ok) return redirectWithFlash({ env }, here, say.withdrawn);
  const message = withdrawn.reason === "not_now" ? say.notNow : say.notUnderstood;
  return data({ message }, { status: 409 });
}

export default function OwnClearance({ loaderData, actionData }: Route.ComponentProps) {
  const { requests, stored, flash } = loaderData;
  return (
    <Section lead={say.lead} spacing="snug" title={say.title}>
      <div className="grid gap-6">
        {actionData && <Notice tone="error">{actionData.message}</Notice>}
        {!actionData && flash && <Notice tone={flash.tone}>{flash.text}</Notice>}
        {requests.length === 0 ? (
          <EmptyState
            action={<LinkButton to={href("/products")}>{say.browse}</LinkButton>}
            icon={<ShieldCheck />}
            level={3}
            title={say.none}
          >
            <p>{say.noneHint}</p>
          </EmptyState>
        ) : (
          <ul className="grid gap-3 lg:grid-cols-2">
            {requests.map((each) => (
              <OwnRequest key={each.id} request={each} />
            ))}
          </ul>
        )}
        {stored && <DeleteAnswers />}
      </div>
    </Section>
  );
}

function DeleteAnswers() {
  const sent = useNavigation().formData?.get("intent");
  return (
    <Form className="grid gap-3 border-t border-line pt-6" method="post">
      <h3 className="text-xl">{say.consentTitle}</h3>
      <p className="measure text-ink-soft">{say.consentText}</p>
      <div>
        <Button name="intent" pending={sent === "delete"} value="delete" variant="secondary">
          {say.delete}
        </Button>
      </div>
    </Form>
  );
}
