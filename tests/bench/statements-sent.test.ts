import fc from "fast-check";
import { expect, it } from "vitest";
import { readSent } from "./statements-sent.ts";

const message = (type: string, ...parts: (string | Buffer)[]) => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const short = (number: number) => Buffer.from([number >> 8, number & 255]);
const value = (text: string | null) => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(text === null ? -1 : Buffer.byteLength(text));
  return text === null ? length : Buffer.concat([length, Buffer.from(text)]);
};
const parse = (name: string, text: string) => message("P", `${name}\0${text}\0`, short(0));
const bind = (name: string, ...values: (string | null)[]) =>
  message("B", `\0${name}\0`, short(0), short(values.length), ...values.map(value), short(0));

const CONVERSATION = Buffer.concat([
  message("", "user\0project_me\0\0"),
  message("Q", "begin\0"),
  parse("", "select $1"),
  bind("", "₱"),
  message("S"),
  parse("often_1", "insert into t values ($1, $2)"),
  bind("often_1", "a", null),
  bind("often_1", "", "b"),
]);

it("tells statements and values as they are run, however the bytes arrive", () => {
  const cuts = fc.array(fc.integer({ min: 0, max: CONVERSATION.length }), { maxLength: 20 });
  fc.assert(
    fc.property(cuts, (at) => {
      const edges = [0, ...at.toSorted((a, b) => a - b), CONVERSATION.length];
      const sent = readSent();
      const heard = edges
        .slice(1)
        .flatMap((edge, index) => sent.read(CONVERSATION.subarray(edges[index], edge)));
      const often = { name: "often_1", text: "insert into t values ($1, $2)" };
      expect(heard).toEqual([
        { text: "begin", values: [] },
        { text: "select $1", values: ["₱"] },
        { ...often, values: ["a", null] },
        { ...often, values: ["", "b"] },
      ]);
    }),
  );
});
