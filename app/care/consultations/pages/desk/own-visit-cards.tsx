import { Form, href, useNavigation, useParams } from "react-router";
import { PreVisitAnswerList } from "../../components/pre-visit-answers.tsx";
import { visitMessages as say } from "../../texts/staff-visits.ts";
import { instructionMessages } from "#app/care/therapy/texts/staff.ts";
import { UrgencyMark } from "#app/care/triage/components/urgency-mark.tsx";
import { SharedEntries } from "#app/care/wellness/components/shared-entries.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { AnswerList } from "#app/ui/answer-list.tsx";
import { FinalNote } from "./final-note.tsx";
import { NoteForm } from "./note-form.tsx";
import type { OwnVisit } from "./show-own-visit.server.ts";
import type { VisitFailure } from "./visit-failure.ts";
import { VisitHistory } from "./visit-history.tsx";

type OwnVisitProps = { visit: OwnVisit; failure: VisitFailure | undefined };

/** A visit for its clinician: the patient's form, the history, and the note. */
export function OwnVisitCards({ visit, failure }: OwnVisitProps) {
  const { form, assessment, may, final, isEarly, mayInstruct } = visit;
  return (
    <>
      <Card as="section" className="grid gap-3">
        <h2 className="text-xl">{say.form}</h2>
        {form ? (
          <>
            <p className="text-sm text-ink-soft">{form.saved}</p>
            <UrgencyMark sign={form.urgent} />
            <PreVisitAnswerList answers={form.answers} />
          </>
        ) : (
          <p>{say.noForm}</p>
        )}
      </Card>
      <Card as="section" className="grid gap-3">
        <h2 className="text-xl">{assessment?.title ?? say.assessment("")}</h2>
        {assessment ? <AnswerList rows={assessment.answers} /> : <p>{say.noAssessment}</p>}
      </Card>
      <SharedEntries entries={visit.wellness} />
      <VisitHistory visit={visit} />
      {(may.includes("come") || may.includes("miss")) && <Attendance visit={visit} />}
      {may.includes("write") && <NoteForm failure={failure} visit={visit} />}
      {final && <FinalNote failure={failure} final={final} visit={visit} />}
      <div className="flex flex-wrap gap-3">
        {mayInstruct && <InstructionLink />}
        <LinkButton
          to={href("/admin/customers/:customerId/instructions", { customerId: visit.customerId })}
          variant="secondary"
        >
          {instructionMessages.patientLink}
        </LinkButton>
      </div>
      {isEarly && may.includes("write") && <p className="text-ink-soft">{say.notYet}</p>}
      {may.includes("put_back") && <PutBack version={visit.version} />}
    </>
  );
}

function InstructionLink() {
  const { bookingId = "" } = useParams();
  return (
    <LinkButton
      to={href("/admin/consultations/:bookingId/instruction", { bookingId })}
      variant="secondary"
    >
      {instructionMessages.link}
    </LinkButton>
  );
}

function Attendance({ visit: { version, may } }: { visit: OwnVisit }) {
  const sent = useNavigation().formData?.get("came");
  return (
    <Card as="section">
      <Form className="grid gap-3" method="post">
        <h2 className="text-xl">{say.attendance}</h2>
        <input name="version" type="hidden" value={version} />
        <input name="intent" type="hidden" value="mark" />
        <div className="flex flex-wrap gap-3">
          {may.includes("come") && (
            <Button name="came" pending={sent === "yes"} value="yes" variant="secondary">
              {say.came}
            </Button>
          )}
          {may.includes("miss") && (
            <Button name="came" pending={sent === "no"} value="no" variant="secondary">
              {say.missed}
            </Button>
          )}
        </div>
      </Form>
    </Card>
  );
}

function PutBack({ version }: { version: number }) {
  const pending = useNavigation().formData?.get("intent") === "put-back";
  return (
    <Form method="post">
      <input name="version" type="hidden" value={version} />
      <Button name="intent" pending={pending} value="put-back" variant="quiet">
        {say.putBack}
      </Button>
    </Form>
  );
}
