import { Form, useNavigation } from "react-router";
import type { Pile } from "../../queries/queue.server.ts";
import { clearanceStaffMessages as say } from "../../texts/staff.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { DecideForms, type Failure } from "./decide-forms.tsx";
import type { ClinicianQueue, QueuedRequest } from "./load-queue.server.ts";
import { RequestAnswers } from "./request-answers.tsx";
import { RequestHistory } from "./request-history.tsx";
import type { Opened } from "./show-opened.server.ts";

type WaitingRequestProps = {
  request: QueuedRequest;
  opened: Opened | undefined;
  days: ClinicianQueue["days"];
  pile: Pile;
  failure: Failure | undefined;
};

/** One request: closed until a clinician takes it, then with its answers and decisions. */
export function WaitingRequest({ request, opened, days, pile, failure }: WaitingRequestProps) {
  const { product, wants, asked, state } = request;
  return (
    <Card className="grid gap-5">
      <header className="grid gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-xl break-words">{product}</h2>
          <Badge look="plain" tone={state === "approved" ? "success" : "warning"}>
            {say.state[state]}
          </Badge>
        </div>
        <p>{say.asksFor(wants)}</p>
        <p className="text-sm text-ink-soft">{say.askedAt(asked)}</p>
      </header>
      {opened ? (
        <>
          <RequestAnswers opened={opened} />
          <RequestHistory opened={opened} />
          <DecideForms
            days={days}
            failure={failure}
            opened={opened}
            pile={pile}
            request={request}
          />
        </>
      ) : (
        <Take id={request.id} pile={pile} />
      )}
    </Card>
  );
}

function Take({ id, pile }: { id: string; pile: Pile }) {
  const pending = useNavigation().formData?.get("requestId") === id;
  return (
    <Form className="grid gap-3" method="post">
      <input name="requestId" type="hidden" value={id} />
      {pile === "talk" && <input name="show" type="hidden" value="talk" />}
      <p className="text-ink-soft">{say.takeHint}</p>
      <div>
        <Button data-queue-key="t" name="intent" pending={pending} value="take">
          {say.take}
        </Button>
      </div>
    </Form>
  );
}
