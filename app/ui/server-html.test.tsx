import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { DocumentHtml, ServerHtml } from "./server-html.tsx";

it("stands in the document as it was made, with whatever attributes it is given", () => {
  const parts = new Map([["cards", "<ul><li>Glow</li></ul>"]]);
  const html = renderToString(
    <DocumentHtml value={parts}>
      <ServerHtml className="grid" html="" part="cards" />
    </DocumentHtml>,
  );
  expect(html).toBe('<div class="grid" data-part="cards"><ul><li>Glow</li></ul></div>');
});
