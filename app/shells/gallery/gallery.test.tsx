import { readdirSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import GalleryPage from "./gallery-page.tsx";

const read = (folder: string) =>
  readdirSync(folder).filter((name) => name.endsWith(".tsx") && !name.endsWith(".test.tsx"));

/**
 * Not to be looked at, or loaded by another that is here; or a whole form or page, which only a
 * route of its own can show: `tests/journeys/two-editors.test.ts` and the pages' journeys do.
 */
const UNSEEN = [
  "act-dialog.tsx",
  "act-menu.tsx",
  "answer-list.tsx",
  "as-sent.tsx",
  "conflict-form.tsx",
  "edit-form.tsx",
  "figure-cards.tsx",
  "form-fields.tsx",
  "form-group.tsx",
  "intent-form.tsx",
  "leave-guard.tsx",
  "page-announcer.tsx",
  "record-page.tsx",
  "server-html.tsx",
  "state-badge.tsx",
  "table-file-form.tsx",
  "unbroken.tsx",
];

test("every primitive is in the gallery", () => {
  const gallery = read("app/shells/gallery")
    .map((name) => readFileSync(`app/shells/gallery/${name}`, "utf8"))
    .join("\n");
  const missing = read("app/ui").filter((name) => !gallery.includes(`#app/ui/${name}`));
  expect(missing).toEqual(UNSEEN);
});

test("both themes stand side by side, and no id stands twice", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <GalleryPage />
    </MemoryRouter>,
  );
  expect(html).toContain("scheme-light");
  expect(html).toContain("scheme-dark");
  const ids = Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});
