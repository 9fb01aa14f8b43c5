import { pino } from "pino";
import { data } from "react-router";
import { expect, it } from "vitest";
import type { HttpProblem } from "./errors.server.ts";
import { orFailedForm, orFailedRead } from "./failed-call.server.ts";

const lines: string[] = [];
const log = pino({}, { write: (line: string) => void lines.push(line) });
const served = () => ({
  ctx: { ids: { newId: () => "01a2b3c4-0000-7000-8000-0000ab12cd34" } },
  log,
  problem: undefined,
});
const breaks = () => Promise.reject(new Error("a column is missing"));

it("gives a form back with what was typed and a reference that the log has", async () => {
  const failed = { message: "Failed to save product", values: { name: "Serum" } };
  const answer = await orFailedForm(served(), failed, breaks);
  expect(answer).toMatchObject({
    data: { ...failed, reference: "ab12cd34" },
    init: { status: 500 },
  });
  expect(JSON.stringify(answer)).not.toContain("column");
  expect(lines.at(-1)).toContain("ab12cd34");
});

it("names the reference of a page that could not be read, and keeps its status", async () => {
  const request = { ...served(), problem: undefined as HttpProblem | undefined };
  await expect(orFailedRead(request, "Failed to fetch products", breaks)).rejects.toMatchObject({
    data: { reference: "ab12cd34" },
    init: { status: 500 },
  });
  expect(request.problem).toMatchObject({ status: 500 });
});

it("lets answers and refusals pass", async () => {
  const gone = data(null, { status: 404 });
  expect(await orFailedForm(served(), { message: "" }, () => Promise.resolve(1))).toBe(1);
  await expect(orFailedForm(served(), { message: "" }, () => Promise.reject(gone))).rejects.toBe(
    gone,
  );
  await expect(orFailedRead(served(), "", () => Promise.reject(gone))).rejects.toBe(gone);
});
