import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { allPages } from "#app/shells/pages.ts";
import { QuickActions } from "./board-cards.tsx";
import { ChecklistCard } from "./checklist-card.tsx";

const nothing = { maySell: false, mayWrite: false, mayMail: false };

test.each([
  ["maySell", "Add New Product", "/admin/products/new"],
  ["mayWrite", "Create Blog Post", "/admin/content/articles/new"],
  ["mayMail", "Send Email Campaign", "/admin/email/campaigns/new"],
] as const)("who has the ability of %s can %s at %s, and nothing else", (ability, label, to) => {
  const html = renderToString(
    <MemoryRouter>
      <QuickActions {...nothing} {...{ [ability]: true }} />
    </MemoryRouter>,
  );
  expect(html).toContain(label);
  expect(html.match(/href="[^"]*"/g)).toEqual([`href="${to}"`]);
  expect(Object.keys(allPages)).toContain(to);
});

test.each([true, false])(
  "the checklist of a shop that sells is one line (sells: %s)",
  (isFolded) => {
    const steps = [
      { name: "owner", done: true, missing: [] },
      { name: "texts", done: false, missing: ["Privacy notice"] },
    ] as const;
    const html = renderToString(
      <MemoryRouter>
        <ChecklistCard isFolded={isFolded} steps={steps} />
      </MemoryRouter>,
    );
    expect(/<details[^>]* open/.test(html)).toBe(!isFolded);
    expect(html).toContain("1 of 2 done");
  },
);
