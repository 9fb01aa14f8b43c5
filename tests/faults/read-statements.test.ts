import fc from "fast-check";
import { expect, it } from "vitest";
import { readStatements } from "./read-statements.ts";
import { writeMessage } from "./split-messages.ts";

const greeting = writeMessage("", "user\0project_me\0\0");
const query = (text: string) => writeMessage("Q", `${text}\0`);
const parse = (text: string, name = "") => writeMessage("P", `${name}\0${text}\0\0\0`);
const bind = (name: string) => writeMessage("B", `\0${name}\0\0\0`);

const CONVERSATION = Buffer.concat([
  greeting,
  query("select 1"),
  query("begin"),
  parse('insert into "orders"'),
  writeMessage("B", "\0commit\0"),
  query("commit"),
  query("begin"),
  query("rollback"),
  query("BEGIN"),
  query("update t"),
  parse("delete from t", "often_1"),
  bind("often_1"),
  bind("often_1"),
  query("COMMIT"),
  bind("often_1"),
]);

it("tells the statements of each transaction that is committed, however the bytes arrive", () => {
  const cuts = fc.array(fc.integer({ min: 0, max: CONVERSATION.length }), { maxLength: 20 });
  fc.assert(
    fc.property(cuts, (at) => {
      const edges = [0, ...at.toSorted((a, b) => a - b), CONVERSATION.length];
      const reader = readStatements();
      const heard = edges
        .slice(1)
        .flatMap((edge, index) => reader.read(CONVERSATION.subarray(edges[index], edge)));
      expect(heard).toEqual([
        "select 1",
        'begin;\ninsert into "orders"',
        "BEGIN;\nupdate t;\ndelete from t;\ndelete from t",
        "delete from t",
      ]);
    }),
  );
});
