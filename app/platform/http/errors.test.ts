import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { toHttpProblem } from "./errors.server.ts";

const withCode = (code: string, more: object = {}) =>
  Object.assign(new Error("no"), { code, ...more });
const RESTARTING = { status: 503, retryAfter: 5, message: expect.stringContaining("restarting") };
const BUSY = { status: 503, retryAfter: 2, message: expect.stringContaining("busy") };
const FULL = { status: 503, retryAfter: 60, message: expect.stringContaining("can’t save") };
const BROKEN = { status: 500, message: expect.stringContaining("went wrong") };

test.each([
  "08000",
  "08006",
  "53300",
  "57P01",
  "57P02",
  "57P03",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
])("the database being away (%s) heals itself", (code) => {
  expect(toHttpProblem(withCode(code))).toEqual(RESTARTING);
});

test.each([
  "Connection terminated unexpectedly",
  "Connection terminated due to connection timeout",
  "timeout exceeded when trying to connect",
  "terminating connection due to administrator command",
  "Client has encountered a connection error and is not queryable",
])("so does what the driver calls %j", (message) => {
  expect(toHttpProblem(new Error(message))).toEqual(RESTARTING);
});

test.each(["55P03", "57014", "40P01", "40001"])("too much at once (%s) is over soon", (code) => {
  expect(toHttpProblem(withCode(code))).toEqual(BUSY);
});

test.each(["53100", "ENOSPC", "EDQUOT"])("a full disk (%s) needs somebody, and time", (code) => {
  expect(toHttpProblem(withCode(code))).toEqual(FULL);
});

test("the cause decides, however it is wrapped", () => {
  const wrapped = new DrizzleQueryError("select 1", [], withCode("57P01"));
  expect(toHttpProblem(new Error("page", { cause: wrapped }))).toEqual(RESTARTING);
});

test("a missing socket is a database that is not up, a missing file is a bug", () => {
  expect(toHttpProblem(withCode("ENOENT", { syscall: "connect" }))).toEqual(RESTARTING);
  expect(toHttpProblem(withCode("ENOENT", { syscall: "open" }))).toEqual(BROKEN);
});

test("a cause that leads back to itself ends", () => {
  const loop = new Error("loop");
  loop.cause = loop;
  expect(toHttpProblem(loop)).toEqual(BROKEN);
});

test.each([
  new Error("password=hunter2"),
  withCode("23505"),
  "hunter2",
  { message: "hunter2", code: "57P01" },
  null,
  undefined,
])("anything else is a fault of ours, of which nothing shows (%#)", (thrown) => {
  const problem = toHttpProblem(thrown);
  expect(problem).toEqual(BROKEN);
  expect(problem.message).not.toContain("hunter2");
});
