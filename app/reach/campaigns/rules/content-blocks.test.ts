import fc from "fast-check";
import { expect, test } from "vitest";
import { BLOCK_KINDS, readContent, writeContent, type Block } from "./content-blocks.ts";

const of = (kind: Block["kind"], text = "", url = ""): Block => ({ kind, text, url });

test("a text is read as its blocks", () => {
  const content =
    "# New in\n\nHello {first_name|there},\nwelcome back.\n\n[Read on](https://shop.example/learn)\n\n{product:klow}\r\n\r\n---\n\n{code:WELCOME}";
  expect(readContent(content)).toEqual([
    of("heading", "New in"),
    of("paragraph", "Hello {first_name|there},\nwelcome back."),
    of("button", "Read on", "https://shop.example/learn"),
    of("product", "klow"),
    of("divider"),
    of("code", "WELCOME"),
  ]);
});

test.each(["# not a heading", "---", "[a](b)", "{code:X}", "\\ a stroke", ""])(
  "a paragraph that says %j stays one",
  (text) => {
    expect(readContent(writeContent([of("paragraph", text)]))).toEqual([of("paragraph", text)]);
  },
);

test("what is written is read as the same blocks, whatever was typed", () => {
  const typed = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.stringMatching(/^[#\\[\](){}:\- \na-z]{0,20}$/),
  );
  const block = fc.record({ kind: fc.constantFrom(...BLOCK_KINDS), text: typed, url: typed });
  fc.assert(
    fc.property(fc.array(block, { maxLength: 6 }), (blocks) => {
      const once = readContent(writeContent(blocks));
      expect(once.map(({ kind }) => kind)).toEqual(blocks.map(({ kind }) => kind));
      expect(readContent(writeContent(once))).toEqual(once);
    }),
  );
});
