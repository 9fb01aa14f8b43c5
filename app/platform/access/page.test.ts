import { expect, test } from "vitest";
import { anyone, pages, perMinute } from "./page.ts";

const file = "page.tsx";
const limit = perMinute("page", 1);
const menu = { label: "Page", place: 1 };

test("a page that does not say who may use it does not compile", () => {
  const said = [pages({ "/a": { file, GET: anyone } }), pages({ "/a": { file, POST: anyone } })];
  expect(said).toHaveLength(2);
  // @ts-expect-error: no method
  pages({ "/a": { file } });
  // @ts-expect-error: a limit says not who
  pages({ "/a": { file, GET: { limit } } });
  // @ts-expect-error: one method says who, the other does not
  pages({ "/a": { file, GET: anyone, POST: { limit } } });
  // @ts-expect-error: menus are of the back-office and the portal, which visitors never see
  pages({ "/a": { file, GET: anyone, menu } });
});
