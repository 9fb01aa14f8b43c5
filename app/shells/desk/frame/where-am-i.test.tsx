import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { WhereAmI } from "./desk-header.tsx";

type Place = NonNullable<Parameters<typeof WhereAmI>[0]["place"]>;

const steps = (section: string, page: string) => {
  const place = {
    section: { label: section, to: "/admin/products" },
    page: { label: page, to: "/admin/products" },
    isPage: true,
  } as Place;
  const html = renderToString(
    <MemoryRouter>
      <WhereAmI place={place} />
    </MemoryRouter>,
  );
  return [...html.matchAll(/>([^<>]+)<\/a>/g)].map(([, words]) => words);
};

test("a page that is called like its section is named once", () => {
  expect(steps("Products", "Products")).toEqual(["Products"]);
  expect(steps("Products", "Lots")).toEqual(["Products", "Lots"]);
});
