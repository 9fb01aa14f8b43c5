import { ClipboardCheck } from "lucide-react";
import { data, Form, useNavigation, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { EmptyPicture } from "#app/goods/catalog/components/still-life.tsx";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, LinkButton, TextLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Section } from "#app/ui/page.tsx";
import { withdrawOwn } from "../../commands/withdraw-own.server.ts";
import { portalMessages as say } from "../../texts/shopper-portal.ts";
import { loadOwnAssessments } from "./own-assessments.server.ts";
import type { Route } from "./+types/own-assessments.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadOwnAssessments(context.get(requestContext), request);

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, env } = context.get(requestContext);
  const texts = await readFormTexts(request);
  const withdrawn = texts["intent"] === "withdraw" && (await withdrawOwn(ctx));
  if (!withdrawn || !withdrawn.ok) return data({ message: say.notUnderstood }, { status: 400 });
  return redirectWithFlash({ env }, href("/portal/assessments"), say.withdrawn);
}

export default function OwnAssessments({ loaderData, actionData }: Route.ComponentProps) {
  const { results, flash, empty } = loaderData;
  return (
    <Section spacing="snug" title={say.title}>
      <div className="grid gap-6">
        {actionData && <Notice tone="error">{actionData.message}</Notice>}
        {!actionData && flash && <Notice tone={flash.tone}>{flash.text}</Notice>}
        {results.length === 0 ? (
          <EmptyState
            action={<LinkButton to={href("/assessment")}>{say.start}</LinkButton>}
            icon={<ClipboardCheck />}
            picture={empty && <EmptyPicture file={empty} />}
            level={3}
            title={say.none}
          >
            <p>{say.noneHint}</p>
          </EmptyState>
        ) : (
          <>
            <ul className="grid gap-3 lg:grid-cols-2">
              {results.map((result) => (
                <ResultRow key={result.id} result={result} />
              ))}
            </ul>
            <Withdraw />
          </>
        )}
      </div>
    </Section>
  );
}

type Result = Route.ComponentProps["loaderData"]["results"][number];

function ResultRow({ result: { id, date, shown } }: { result: Result }) {
  if (!shown) {
    return (
      <Card as="li" className="grid gap-1">
        <p className="text-lg font-semibold">{say.unreadable(date)}</p>
        <p className="text-ink-soft">{say.unreadableHint}</p>
      </Card>
    );
  }
  return (
    <Card as="li" className="relative grid gap-1 hover:border-line-strong">
      <p className="text-sm text-ink-soft">{shown.goal}</p>
      <p className="text-lg font-semibold">{shown.title}</p>
      <TextLink
        className="justify-self-start after:absolute after:inset-0"
        to={href("/portal/assessments/:assessmentId", { assessmentId: id })}
      >
        {say.open(date)}
      </TextLink>
    </Card>
  );
}

function Withdraw() {
  const sent = useNavigation().formData?.get("intent");
  return (
    <Form className="grid gap-3 border-t border-line pt-6" method="post">
      <h3 className="text-xl">{say.consentTitle}</h3>
      <p className="measure text-ink-soft">{say.consentText}</p>
      <div>
        <Button name="intent" pending={sent === "withdraw"} value="withdraw" variant="secondary">
          {say.withdraw}
        </Button>
      </div>
    </Form>
  );
}
