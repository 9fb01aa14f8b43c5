import { expect, test } from "vitest";
import { commandProblem } from "./exports.ts";

const family = "export const orderCommands = recordCommands({});\n";

test("a command file may describe the commands of one record, and of no more", () => {
  const problem = (text: string) => commandProblem("app/selling/orders/commands/a.server.ts", text);
  expect(problem(family)).toBeUndefined();
  expect(problem(family.repeat(2))).toMatch(/exports 2 functions/);
});
