import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { Button, LinkButton, TextLink } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { DialogLink } from "./dialog-link.tsx";
import { Notice } from "./notice.tsx";
import { QuantityStepper } from "./quantity-stepper.tsx";
import { Table } from "./table.tsx";
import { TabsNav } from "./tabs-nav.tsx";
import { ToastHost } from "./toast.tsx";

function html(node: ReactNode): string {
  return renderToStaticMarkup(<MemoryRouter>{node}</MemoryRouter>);
}

describe("a button", () => {
  it("keeps its name while pending and says that it is busy", () => {
    const button = html(<Button pending>Place order</Button>);
    expect(button).toContain('aria-busy="true"');
    expect(button).toContain('aria-disabled="true"');
    expect(button).toContain("Place order");
    expect(button).not.toMatch(/ disabled=/);
  });

  it("is a real link when it leads somewhere", () => {
    expect(html(<LinkButton to="/products">See products</LinkButton>)).toMatch(
      /^<a[^>]* href="\/products"/,
    );
  });
});

it("a link by itself is 44 px high, and keeps its distance to the line unless it is tight", () => {
  const look = 'class="inline-flex min-h-11 items-center underline';
  expect(html(<TextLink to="/products">All</TextLink>)).toContain(`${look} underline-offset-4"`);
  expect(
    html(
      <TextLink className="figures" tight to="/products">
        All
      </TextLink>,
    ),
  ).toContain(`${look} figures"`);
});

describe("the quantity stepper", () => {
  const labels = { quantity: "Quantity", decrease: "One less", increase: "One more" };
  const stepper = (value: number, commit?: "local") =>
    html(<QuantityStepper commit={commit} labels={labels} max={5} name="quantity" value={value} />);
  const buttons = (markup: string) => markup.match(/<button[^>]*>/g) ?? [];

  it("sends a typed number, not a step, when Enter presses the first button", () => {
    const [first] = buttons(stepper(2));
    expect(first).toContain('type="submit"');
    expect(first).not.toContain("name=");
  });

  it("steps by plain form buttons, named for listeners", () => {
    const [, less, more] = buttons(stepper(2));
    for (const part of ['aria-label="One less"', 'name="step"', 'value="-1"']) {
      expect(less).toContain(part);
    }
    for (const part of ['aria-label="One more"', 'name="step"', 'value="1"']) {
      expect(more).toContain(part);
    }
  });

  it("stops at both ends", () => {
    const ends = (commit?: "local") =>
      [1, 5].map((value) => buttons(stepper(value, commit)).map((b) => b.includes("disabled=")));
    expect(ends()).toEqual([
      [false, true, false],
      [false, false, true],
    ]);
    expect(ends("local")).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it("never sends the form when another button is there for that", () => {
    const local = buttons(stepper(2, "local"));
    expect(local).toHaveLength(2);
    expect(local.every((button) => button.includes('type="button"'))).toBe(true);
  });
});

it.each([
  ["info", "status"],
  ["success", "status"],
  ["warning", "status"],
  ["error", "alert"],
] as const)("a notice of %s is announced as %s", (tone, role) => {
  expect(html(<Notice tone={tone}>Saved</Notice>)).toContain(`role="${role}"`);
  expect(
    html(
      <Notice announced={false} tone={tone}>
        Saved
      </Notice>,
    ),
  ).toContain('role="note"');
});

it("a tab is a link, and exactly the current one says so", () => {
  const nav = html(
    <TabsNav
      items={[
        { to: "/portal", label: "Today", current: false },
        { to: "/portal/orders", label: "Orders", current: true },
      ]}
      label="Portal"
    />,
  );
  expect(nav).toContain('<nav aria-label="Portal"');
  expect(nav.match(/aria-current="page"/g)).toHaveLength(1);
  expect(nav).toMatch(/<a aria-current="page"[^>]* href="\/portal\/orders"/);
});

it("a table scrolls in a region that has a name and takes the focus", () => {
  const table = html(
    <Table caption="Orders" captionHidden>
      <tbody />
    </Table>,
  );
  expect(table).toMatch(/^<section aria-label="Orders"[^>]* tabindex="0"/);
  expect(table).toContain("<caption");
});

describe("a dialog", () => {
  it("is named by its title and closed by a form of its own", () => {
    const dialog = html(
      <Dialog closeLabel="Close menu" id="menu" title="Menu">
        Products
      </Dialog>,
    );
    expect(dialog).toContain('aria-labelledby="menu-title"');
    expect(dialog).toMatch(/<h2[^>]* id="menu-title"[^>]*>Menu</);
    expect(dialog).toMatch(/<form method="dialog"><button aria-label="Close menu"/);
    expect(dialog).not.toMatch(/<dialog[^>]* open=/);
  });

  it("is reached by a link that works on its own", () => {
    const link = html(
      <DialogLink dialog="menu" to="/menu">
        Menu
      </DialogLink>,
    );
    expect(link).toMatch(/^<a[^>]* href="\/menu"/);
    expect(link).toContain('aria-haspopup="dialog"');
  });
});

it("the place of messages is there before the first of them, and silent", () => {
  const place = html(<ToastHost label="Notifications, Alt+T" />);
  expect(place).toMatch(/<section aria-label="Notifications, Alt\+T"/);
  expect(place).toContain('<div role="status"></div><div role="alert"></div>');
});
