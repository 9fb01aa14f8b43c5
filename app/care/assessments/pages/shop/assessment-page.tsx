import { Form, Link, href } from "react-router";
import { pageTags, unlisted } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button, TextLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page } from "#app/ui/page.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { ClosedAssessment } from "../../components/closed-assessment.tsx";
import { StepForm } from "../../components/step-form.tsx";
import { StopScreen } from "../../components/stop-screen.tsx";
import { LAST_STEP } from "../../rules/steps.ts";
import { assessmentMessages as say } from "../../texts/shopper.ts";
import { showStep, submitStep } from "./assessment-page.server.ts";
import type { Route } from "./+types/assessment-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const shop = matches[0].loaderData;
  if (loaderData.access === "closed") {
    return unlisted(say.closed.title, matches);
  }
  const { canonical: url } = loaderData;
  return pageTags({ ...shop, title: say.title, text: say.description, url });
};

export const loader = ({ request, url, context }: Route.LoaderArgs) =>
  showStep(context.get(requestContext), request, url);

export const action = ({ request, context }: Route.ActionArgs) =>
  submitStep(context.get(requestContext), request);

export default function AssessmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { access, step, stopped, answers, begun, hasKept, flash } = loaderData;
  if (access === "closed") {
    return (
      <Page className="pb-16" width="text">
        {flash && <Notice tone={flash.tone}>{flash.text}</Notice>}
        <ClosedAssessment />
        {hasKept && <ToKept />}
        {begun && <ClearAnswers />}
      </Page>
    );
  }
  if (stopped) {
    return (
      <Page className="pb-16" width="form">
        <StopScreen />
      </Page>
    );
  }
  const failed = actionData?.step === step ? actionData : undefined;
  return (
    <Page className="pb-16" width="form">
      <div className="grid gap-6 pt-6 md:gap-8 md:pt-12">
        {access === "preview" && <PreviewNotice />}
        {actionData?.message && <Notice tone="error">{actionData.message}</Notice>}
        {!actionData && flash && <Notice tone={flash.tone}>{flash.text}</Notice>}
        <Progress step={step} />
        <StepForm
          answers={answers}
          errors={failed?.errors ?? {}}
          key={step}
          step={step}
          typed={failed?.values ?? {}}
        />
        <footer className="grid gap-1 border-t border-line pt-4 text-sm text-ink-soft">
          <p>{say.privacy}</p>
          {hasKept && <ToKept />}
          {begun && <ClearAnswers />}
        </footer>
      </div>
    </Page>
  );
}

function ToKept() {
  return (
    <TextLink className="justify-self-start" to={href("/assessment/result")}>
      {say.openKept}
    </TextLink>
  );
}

function ClearAnswers() {
  return (
    <Form action={href("/assessment")} method="post">
      <Button name="intent" value="restart" variant="quiet">
        {say.startOver}
      </Button>
    </Form>
  );
}

function PreviewNotice() {
  return (
    <Notice announced={false} tone="warning">
      {say.preview}{" "}
      <Link className="underline underline-offset-4" to={href("/admin/assessment-texts")}>
        {say.toTexts}
      </Link>
    </Notice>
  );
}

function Progress({ step }: { step: number }) {
  const text = say.step(step, LAST_STEP);
  return (
    <div className="grid gap-2">
      <p className="figures text-sm text-ink-soft">{text}</p>
      <ProgressBar label={say.progress} max={LAST_STEP} text={text} value={step} />
    </div>
  );
}
