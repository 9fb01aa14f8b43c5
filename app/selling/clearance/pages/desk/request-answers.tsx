import type { ReactNode } from "react";
import { href } from "react-router";
import { UrgencyMark } from "#app/care/triage/components/urgency-mark.tsx";
import { clearanceStaffMessages as say } from "../../texts/staff.ts";
import { TextLink } from "#app/ui/button.tsx";
import { AnswerList } from "#app/ui/answer-list.tsx";
import type { Opened } from "./show-opened.server.ts";

export function RequestAnswers({ opened }: { opened: Opened }) {
  const { name, email, answers, assessment, isAssessmentGone } = opened;
  return (
    <section className="grid gap-4 border-t border-line pt-4">
      <h3 className="font-text text-base font-semibold">{say.person}</h3>
      <p className="wrap-anywhere">
        {name} <span className="text-ink-soft">{email}</span>
      </p>
      <h3 className="font-text text-base font-semibold">{say.answers}</h3>
      <UrgencyMark sign={answers?.urgent} />
      {answers ? (
        <dl className="grid gap-3">
          <Answer label={say.purpose}>{answers.purpose}</Answer>
          <Answer label={say.medicines}>{answers.medicines}</Answer>
          {answers.conditions && (
            <Answer label={say.conditions}>
              {answers.conditions.length === 0 ? (
                say.noConditions
              ) : (
                <ul className="list-disc pl-5 font-semibold">
                  {answers.conditions.map((each) => (
                    <li key={each}>{each}</li>
                  ))}
                </ul>
              )}
            </Answer>
          )}
        </dl>
      ) : (
        <p>{say.deleted}</p>
      )}
      {isAssessmentGone && <p>{say.assessmentGone}</p>}
      {assessment && (
        <>
          <h3 className="font-text text-base font-semibold">{say.assessment(assessment.taken)}</h3>
          <AnswerList rows={assessment.answers} />
          <p>
            <TextLink
              to={href("/admin/assessments/:assessmentId", { assessmentId: assessment.id })}
            >
              {say.openAssessment}
            </TextLink>
          </p>
        </>
      )}
    </section>
  );
}

function Answer({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="measure whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}
