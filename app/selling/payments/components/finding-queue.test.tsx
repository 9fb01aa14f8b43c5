import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { reconciliationMessages as say } from "../texts/staff-reconciliation.ts";
import { type FindingAnswer, FindingQueue } from "./finding-queue.tsx";

const current = {
  id: "second",
  name: "No order: ref-2",
  title: "No order",
  todo: "Find it.",
  order: undefined,
  facts: [],
  acts: [{ intent: "end", label: "Done" }],
};

function textOf(answer: FindingAnswer | undefined): string {
  const Component = () => (
    <FindingQueue
      answer={answer}
      beside={{ to: "/", label: "Files" }}
      current={current}
      icon={null}
      left={2}
      noteHint="What you did"
      queue="/queue"
      say={say}
    />
  );
  const Stub = createRoutesStub([{ path: "/queue", Component }]);
  return renderToStaticMarkup(<Stub initialEntries={["/queue?after=first"]} />);
}

const refused = { note: "x", message: "", errors: { note: "Say what you did." } };

test("a note that was refused is shown beside its field, and sent to the same difference again", () => {
  const html = textOf({ ...refused, about: "second" });
  expect(html).toContain("Say what you did.");
  expect(html).not.toContain(say.errors.unknown);
  expect(html).toContain('action="/queue?after=first"');
});

test("a refused note on a difference that is no longer here says so", () => {
  expect(textOf({ ...refused, about: "first" })).toContain(say.errors.unknown);
});

test("nothing is said before anything was sent", () => {
  expect(textOf(undefined)).not.toContain(say.errors.unknown);
});
