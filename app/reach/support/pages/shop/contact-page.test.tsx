import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import ContactPage from "./contact-page.tsx";

type Props = Parameters<typeof ContactPage>[0];
type Shown = ReactElement<Inner, (props: Inner) => ReactNode>;
type Inner = { title?: string; children?: ReactNode; ref?: (box: { focus(): void }) => void };

/** What a tree of elements holds before any of it is rendered. */
const inside = (node: ReactNode): Shown[] =>
  Children.toArray(node).flatMap((one) =>
    isValidElement<Inner>(one) ? [one as Shown, ...inside(one.props.children)] : [],
  );

test("why a message was not sent takes the focus, which brings it into view", () => {
  const problem = { title: "Your message wasn’t sent", text: "Please try again." };
  const loaderData = { contacts: {}, known: {} } as Props["loaderData"];
  const typed = { values: {}, pass: "", asked: false, errors: {}, sent: undefined } as const;
  const page = ContactPage({ loaderData, actionData: { ...typed, problem } } as Props);
  const notice = inside(page).find(({ props }) => props.title === problem.title);
  const [box] = notice ? inside(notice.type(notice.props)) : [];
  let isFocused = false;
  box?.props.ref?.({ focus: () => (isFocused = true) });
  expect(isFocused).toBe(true);
});
