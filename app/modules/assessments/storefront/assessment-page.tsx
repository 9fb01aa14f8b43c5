import { data, Form, Link, redirect } from "react-router";
import { pageTags, pageTitle } from "#app/lib/page-tags.ts";
import { profileOf } from "#app/modules/customers/queries/profile.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page } from "#app/ui/page.tsx";
import { ClosedAssessment } from "../components/closed-assessment.tsx";
import { Progress } from "../components/progress.tsx";
import { StepForm } from "../components/step-form.tsx";
import { StopScreen } from "../components/stop-screen.tsx";
import { assessmentMessages as say } from "../texts/shopper.ts";
import { assessmentDoor } from "../queries/door.server.ts";
import type { SomeAnswers } from "../rules/draft.ts";
import { isComplete, stepToShow } from "../rules/steps.ts";
import { readDraft, readKept } from "./assessment-cookies.server.ts";
import { submitStep } from "./submit-step.server.ts";
import type { Route } from "./+types/assessment-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const shop = matches[0].loaderData;
  if (loaderData.door === "closed") {
    return [pageTitle(say.closed.title, matches), { name: "robots", content: "noindex" }];
  }
  const { canonical: url } = loaderData;
  return pageTags({ ...shop, title: say.title, text: say.description, url });
};

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { ctx, env } = served;
  const door = await assessmentDoor(served);
  const ways = { appUrl: env.appUrl, sealers: ctx.sealers };
  const { actor } = ctx;
  const draft = readDraft(request, ways, actor);
  const asked = url.searchParams.get("step");
  const { flash, headers } = takeFlash(request, env.appUrl);
  if (door !== "closed" && asked === null && draft && isComplete(draft.answers)) {
    throw redirect("/assessment/result", { headers });
  }
  const answers = draft?.answers ?? {};
  const page = {
    door,
    canonical: new URL("/assessment", env.appUrl).href,
    stopped: draft?.stopped ?? false,
    step: stepToShow(asked, answers),
    answers: { ...(await knownOf(ctx)), ...answers },
    begun: draft !== undefined,
    hasKept: readKept(request, ways).length > 0,
    flash: flash ?? null,
  };
  return data(page, { headers });
}

/** What somebody who is signed in need not type. */
async function knownOf({ db, actor }: Ctx): Promise<SomeAnswers> {
  if (actor.kind !== "user") return {};
  const { firstName, email } = await profileOf(db, actor.userId);
  return { email, ...(firstName === "" ? {} : { contact: firstName }) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const ways = { appUrl: served.env.appUrl, sealers: served.ctx.sealers };
  const texts = await readFormTexts(request);
  // Who had a question open before it closed is shown why, and may still clear the answers.
  if (texts["intent"] !== "restart" && (await assessmentDoor(served)) === "closed") {
    return redirect("/assessment", 303);
  }
  return submitStep(served, { request, texts, ways });
}

export default function AssessmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { door, step, stopped, answers, begun, hasKept, flash } = loaderData;
  if (door === "closed") {
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
        {door === "preview" && <PreviewNotice />}
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
    <Link
      className="inline-flex min-h-11 items-center justify-self-start underline underline-offset-4"
      to="/assessment/result"
    >
      {say.openKept}
    </Link>
  );
}

function ClearAnswers() {
  return (
    <Form action="/assessment" className="-ml-5" method="post">
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
      <Link className="underline underline-offset-4" to="/admin/assessment-texts">
        {say.toTexts}
      </Link>
    </Notice>
  );
}
