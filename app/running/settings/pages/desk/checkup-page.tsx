import { data } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import type { Finding } from "#app/platform/finding.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { examineContext } from "#app/platform/http/examine-context.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page.tsx";
import type { Tone } from "#app/ui/tone.ts";
import { checkupMessages as say } from "../../texts/staff-checkup.ts";
import type { Route } from "./+types/checkup-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function action({ request, context }: Route.ActionArgs) {
  const { intent } = await readFormTexts(request);
  if (intent !== "check") return data({ problem: say.unknownForm }, { status: 422 });
  const findings = await context.get(examineContext)(context.get(requestContext).ctx);
  return data({ findings: findings.toSorted((a, b) => ORDER[a.state] - ORDER[b.state]) });
}

const ORDER: Record<Finding["state"], number> = { bad: 0, unknown: 1, good: 2 };
const TONES: Record<Finding["state"], Tone> = { bad: "error", unknown: "warning", good: "success" };

export default function CheckupPage({ actionData }: Route.ComponentProps) {
  const answer: { findings?: readonly Finding[]; problem?: string } = actionData ?? {};
  const start = (
    <IntentForm intent="check">
      <IntentButton>{answer.findings ? say.again : say.start}</IntentButton>
    </IntentForm>
  );
  return (
    <div className="grid max-w-[56rem] gap-6">
      <PageTitle actions={start} lead={say.lead}>
        {say.title}
      </PageTitle>
      {answer.problem && <Notice title={answer.problem} tone="error" />}
      {answer.findings && <Report findings={answer.findings} />}
    </div>
  );
}

function Report({ findings }: { findings: readonly Finding[] }) {
  const wrong = findings.filter(({ state }) => state === "bad").length;
  return (
    <>
      <Notice title={say.verdict(wrong)} tone={wrong === 0 ? "success" : "error"} />
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {findings.map((finding) => (
          <li
            className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]"
            key={finding.name}
          >
            <span className="grid content-start">
              <span className="font-semibold">{say.titleOf(finding.name)}</span>
              <Badge look="plain" tone={TONES[finding.state]}>
                {say.states[finding.state]}
              </Badge>
            </span>
            <span className="grid content-start gap-1 wrap-anywhere">
              <span>{finding.text}</span>
              {finding.state === "bad" && <span className="font-semibold">{finding.fix}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
