import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { withPageData } from "./page-data.ts";

const page = "<!DOCTYPE html><html><body><p>Hello</p></body></html>";
const dataOf = (...texts: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });

/** What the router in the browser receives when the page's last script runs. */
function received(html: string): string {
  const code = /<script nonce="n1">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
  const parts: string[] = [];
  const streamController = {
    enqueue: (part: string) => parts.push(part),
    close: () => parts.push("(end)"),
  };
  runInNewContext(code, { window: { __reactRouterContext: { streamController } } });
  return parts.join("");
}

it("ends the page with all of its data, as one text", async () => {
  const html = await withPageData(page, dataOf('[{"_1":2},', '"price"]\n'), "n1");
  expect(received(html)).toBe('[{"_1":2},"price"]\n(end)');
  expect(html).toMatch(/<p>Hello<\/p><script nonce="n1">.*<\/script><\/body><\/html>$/s);
});

it.each(["</script><script>alert(1)</script>", "<!-- <script>", '\u2028 \u2029 \\ " ₱'])(
  "lets no text end its script: %s",
  async (text) => {
    const html = await withPageData(page, dataOf(text), "n1");
    expect(html.match(/<\/?script/g)).toHaveLength(2);
    expect(received(html)).toBe(`${text}(end)`);
  },
);

it("throws for a page that was cut off", async () => {
  await expect(withPageData("<html><body>", dataOf("[]"), "n1")).rejects.toThrow("without an end");
});
