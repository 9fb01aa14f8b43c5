import { expect, test } from "vitest";
import { EVERY_OPERATION } from "../queries/every-operation.server.ts";
import { typescriptTypes } from "./typescript-types.ts";

test("the types of the TypeScript client are those of the operations", async () => {
  const types = typescriptTypes(EVERY_OPERATION);
  expect(types).not.toMatch(/\bunknown\b/);
  await expect(types).toMatchFileSnapshot("../../../../clients/typescript/operations.ts");
});
