import { Form, href } from "react-router";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { assessmentMessages } from "../texts/shopper.ts";
import { useArrivalFocus } from "./use-arrival-focus.ts";

const say = assessmentMessages.stop;

export function StopScreen() {
  const heading = useArrivalFocus();
  return (
    <div className="grid gap-5 py-10 md:py-16">
      <h1 className="text-3xl outline-none" ref={heading} tabIndex={-1}>
        {say.title}
      </h1>
      <p className="text-lg">{say.text}</p>
      <p className="text-ink-soft">{say.next}</p>
      <p className="text-ink-soft">{say.crisis}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <LinkButton to={href("/")}>{say.home}</LinkButton>
        <Form action={href("/assessment")} method="post">
          <Button name="intent" value="restart" variant="quiet">
            {say.mistake}
          </Button>
        </Form>
      </div>
    </div>
  );
}
