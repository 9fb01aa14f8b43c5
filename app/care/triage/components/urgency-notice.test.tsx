import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { receivedMessages, urgencyMessages } from "../texts/shopper.ts";
import { UrgencyNotice } from "./urgency-notice.tsx";

const render = (urgency: "crisis" | "emergency" | undefined) =>
  renderToStaticMarkup(<UrgencyNotice received="message" urgency={urgency} />);

test.each([
  ["crisis", ["tel:1553", "tel:+639178998727", "tel:911"]],
  ["emergency", ["tel:911"]],
] as const)("in a %s the numbers to call come before the advice", (urgency, numbers) => {
  const shown = render(urgency);
  const links = Array.from(shown.matchAll(/href="(tel:[^"]+)"/g), ([, to]) => to);
  expect(links).toEqual(numbers);
  expect(shown.lastIndexOf("tel:")).toBeLessThan(shown.indexOf(urgencyMessages[urgency].text));
  expect(shown).toContain(receivedMessages.message);
});

test("a text without a sign shows nothing", () => {
  expect(render(undefined)).toBe("");
});
