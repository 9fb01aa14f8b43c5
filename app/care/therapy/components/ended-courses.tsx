import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { courseMessages } from "../texts/shopper.ts";
import type { ShownDose } from "../views/show-dose.ts";
import { DoseLog } from "./dose-log.tsx";

const say = courseMessages.ended;

type EndedCourse = {
  id: string;
  product: string;
  span: string;
  doses: readonly ShownDose[];
  doseCount: number;
  mayReopen: boolean;
};

type EndedProps = { courses: readonly EndedCourse[] };

/** A stop can be undone on its day. */
export function StoppedToday({ courses }: EndedProps) {
  return courses
    .filter(({ mayReopen }) => mayReopen)
    .map(({ id, product }) => (
      <Notice
        action={
          <IntentForm intent="reopen">
            <input name="planId" type="hidden" value={id} />
            <IntentButton>{say.unstop}</IntentButton>
          </IntentForm>
        }
        announced={false}
        key={id}
        title={say.today(product)}
      >
        <p>{say.todayText}</p>
      </Notice>
    ));
}

/** Courses that were stopped: their doses can still be put in and put right. */
export function EndedCourses({ courses }: EndedProps) {
  if (courses.length === 0) return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-6">
      <h3 className="text-xl">{say.title}</h3>
      <p className="measure text-ink-soft">{say.lead}</p>
      {courses.map(({ id, product, span, doses, doseCount }) => (
        <details className="rounded-card border border-line px-5 py-2" key={id}>
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            {say.one(product, span)}
          </summary>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-2 pb-4">
            <DoseLog
              count={doseCount}
              doses={doses}
              name={`${say.one(product, span)}: ${courseMessages.log.title}`}
            />
            <div>
              <LinkButton
                aria-label={say.addTo(product, span)}
                to={href("/portal/therapy/:planId/dose", { planId: id })}
                variant="secondary"
              >
                {courseMessages.plan.add}
              </LinkButton>
            </div>
          </div>
        </details>
      ))}
    </section>
  );
}
