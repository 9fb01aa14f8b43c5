import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test, vi } from "vitest";
import { workerLogger } from "./jobs/runner.server.ts";
import { createLog } from "./log.server.ts";

/** What a log writes, which goes to the standard output by a way of its own. */
function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  const output = { write: (line: string) => void lines.push(line) };
  write(createLog("debug", output));
  return lines.join("");
}

const SECRETS = {
  password: "hunter2",
  token: "hunter2",
  email: "hunter2@a.test",
  phone: "hunter2",
};

test.each([
  ["at the top", SECRETS],
  ["one below", { form: SECRETS }],
  ["two below", { order: { buyer: SECRETS } }],
])("passwords, tokens and addresses stay out %s", (_, fields) => {
  const text = logged((log) => log.info(fields, "placed"));
  expect(text).not.toContain("hunter2");
  expect(text).toContain("[redacted]");
});

test.each([
  "secret",
  "authorization",
  "cookie",
  "address",
  "firstName",
  "lastName",
  "notes",
  "accessToken",
  "orderToken",
  "cartToken",
  "customerEmail",
  "customerName",
])("%s stays out, too", (name) => {
  expect(
    logged((log) => log.warn({ [name]: "hunter2", form: { [name]: "hunter2" } }, "x")),
  ).not.toContain("hunter2");
});

const lost = Object.assign(
  new Error('duplicate key value violates unique constraint "users_email"'),
  {
    code: "23505",
    detail: "Key (email)=(hunter2@a.test) already exists.",
  },
);
const failed = new DrizzleQueryError(
  "insert into users",
  ["hunter2@a.test", "two\nlines hunter2"],
  lost,
);

test("a failed query is told without what it was given", () => {
  const text = logged((log) => log.error({ err: new Error("no page", { cause: failed }) }, "x"));
  expect(text).not.toContain("hunter2");
  for (const wanted of ["no page", "insert into users", "users_email", "23505", "log.test.ts"]) {
    expect(text).toContain(wanted);
  }
});

test("so is the failed query of a job, which its runner repeats in words", () => {
  const words = `Failed task 7 (mail.deliver, 3ms, attempt 1 of 25) with error '${failed.message}':\n  ${failed.stack}`;
  const text = logged((log) => {
    workerLogger(log).error(words, { error: failed, job: { payload: "hunter2" } });
    workerLogger(log).error(`No connection: ${failed.message}`);
    workerLogger(log).warn(`No connection: ${failed.message}`);
  });
  expect(text).not.toContain("hunter2");
  expect(text).toContain("Failed task 7 (mail.deliver, 3ms, attempt 1 of 25)");
  expect(text).toContain("users_email");
});

test("the link of an order stays out of a path, and out of a field of any name below", () => {
  const token = "AZqecD9rfDOKUgydHy46Sw3mQb1s7vXkTz0Jc5Yh2LfGd8RnWpUeAiOq6xKvHtBy4";
  for (const path of [`/order/${token}`, `/order/${token}/proofs/1`, `/order/${token}.data`]) {
    expect(logged((log) => log.warn({ path }, "x"))).not.toContain(token);
  }
  for (const name of ["token", "orderToken"]) {
    expect(
      logged((log) => log.warn({ [name]: token, order: { [name]: token } }, "x")),
    ).not.toContain(token);
  }
});

test("the token of a receipt link stays out of a path", () => {
  const text = logged((log) => log.error({ path: "/order/hunter2" }, "request failed"));
  expect(JSON.parse(text)).toMatchObject({ path: "/order/…", msg: "request failed" });
});

test.each([
  [null, "object"],
  ["hunter2", "string"],
  [7, "number"],
  [{ status: 404, data: "hunter2" }, "Object"],
  // By its own name: the web server, once a test has opened one here, has put its own in place.
  [new Response("hunter2"), Response.name],
])("what was thrown without being an error is told by its kind (%#)", (thrown, type) => {
  const text = logged((log) => log.error({ err: thrown }, "x"));
  expect(text).not.toContain("hunter2");
  expect(JSON.parse(text)).toMatchObject({ err: { type } });
});

test("an error that causes itself is told to an end", () => {
  const loop = new Error("round and round");
  loop.cause = loop;
  expect(logged((log) => log.error({ err: loop }, "x"))).toContain("round and round");
});

test("a line has its time and says nothing of the machine", () => {
  vi.useFakeTimers({ now: new Date("2026-11-21T02:00:00Z") });
  const line: unknown = JSON.parse(logged((log) => log.info("hello")));
  vi.useRealTimers();
  expect(line).toEqual({ level: 30, time: "2026-11-21T02:00:00.000Z", msg: "hello" });
});
