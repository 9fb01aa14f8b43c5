import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import AdminLayout from "./layout.tsx";

type Props = Parameters<typeof AdminLayout>[0];

function shown(given: Partial<Props["loaderData"]>): string {
  const quiet = { menu: [], waiting: {}, missing: [], undelivered: 0, reader: { name: "Ana" } };
  const element = <AdminLayout {...({ loaderData: { ...quiet, ...given } } as Props)} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToString(<RouterProvider router={router} />);
}

test.each([0, 1, 12])("while emails can’t be delivered, every page says how many: %d", (count) => {
  const found = /Emails can’t be delivered.*?(\d+) emails? (?:is|are) waiting/;
  expect(found.exec(shown({ undelivered: count }))?.[1] ?? "0").toBe(`${count}`);
});

test.each([undefined, "0b6f3f0a"])("a message has the button that undoes its act: %s", (undo) => {
  const html = shown({ flash: { tone: "success", text: "Saved.", undo } });
  expect(/action="\/admin\/undo".*value="0b6f3f0a"/.test(html)).toBe(undo !== undefined);
});
