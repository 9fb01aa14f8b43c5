import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { OrderLines } from "./order-lines.tsx";

const line = { id: "i1", name: "NAD+", quantity: 2, total: 920_000, tint: "indigo" as const };
const picture = { name: "nad-plus", version: "0a1b2c3d", alt: "A vial of NAD+" };

it("shows a picture of fixed size that is not read out beside the name", () => {
  const markup = renderToStaticMarkup(<OrderLines lines={[{ ...line, picture }]} />);
  expect(markup).toContain("/pictures/nad-plus/thumb-light-192.0a1b2c3d.webp");
  expect(markup).toMatch(/<img[^>]* width="192" height="192"[^>]* alt=""/);
});

it("shows a sign in the place of a picture that is not there", () => {
  const markup = renderToStaticMarkup(<OrderLines lines={[{ ...line, picture: undefined }]} />);
  expect(markup).not.toContain("<img");
  expect(markup).toMatch(/<svg[^>]* aria-hidden="true"/);
});
