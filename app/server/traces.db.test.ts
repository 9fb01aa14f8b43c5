import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { task } from "#app/platform/jobs/task.server.ts";
import { taskList } from "#app/platform/jobs/runner.server.ts";
import { openTraces } from "#app/platform/traces/open-traces.server.ts";
import { traced } from "#app/platform/traces/trace.server.ts";
import { testContext } from "#tests/context.ts";
import { listenLocally } from "#tests/listen-locally.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { openSmallWeb } from "./small-web.fixture.ts";

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.number().optional() }),
});
const span = z.object({
  name: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  attributes: z.array(attribute),
});
const export_ = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
});

const bodies: string[] = [];
async function collect(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  if (request.url === "/v1/traces") bodies.push(body);
  response.end("{}");
}
const collector = createServer((request, response) => void collect(request, response));
const address = `http://127.0.0.1:${await listenLocally(collector)}`;
vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", address);
afterAll(async () => {
  vi.unstubAllEnvs();
  collector.close();
  collector.closeAllConnections();
  await once(collector, "close");
});

test("requests, statements, jobs and calls are told, and nothing of people", async () => {
  const end = await openTraces();
  const shop = await testContext();
  const { ask } = await openSmallWeb(shop);
  const PERSONAL = ["maria.secret@example.test", "hunter2-mango", "hush-token", "127.0.0.1:9"];
  const [email = "", password = "", token = ""] = PERSONAL;
  await ask("/auth", {
    method: "POST",
    body: new URLSearchParams({ intent: "sign-in", email, password }),
    headers: { origin: "http://shop.example", "user-agent": `${email} browser` },
  });
  await ask(`/reset-password/${token}?next=${email}`);
  const greet = task("test.greet", z.object({ email: z.string() }), async () => {
    await fetch(`${address}/people/${email}?key=${token}`, { headers: { authorization: token } });
  });
  const jobs = taskList({ tasks: [greet], listeners: {}, schedule: [] }, () => ({
    ...shop.ctx,
    mailer: { close: () => undefined },
    links: { appUrl: "" },
    log: quietLog,
  }));
  await jobs["test.greet"]?.({ email }, undefined as never);
  const failure = Object.assign(new Error(`no ${email}`), { code: "E_TEST" });
  await traced("consumer", "test.fails", () => Promise.reject(failure)).catch(() => undefined);
  await end();

  const sent = bodies.flatMap((body) =>
    export_
      .parse(JSON.parse(body))
      .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );
  const named = (name: string) => sent.find((one) => one.name === name);
  expect(sent.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["POST /auth", "GET /reset-password/:token", "SELECT", "test.greet"]),
  );
  const statements = sent.filter(({ name }) => name === "SELECT");
  expect(statements.some((one) => one.parentSpanId === named("POST /auth")?.spanId)).toBe(true);
  const calls = sent.filter(({ name }) => name === "GET 127.0.0.1");
  expect(calls.map((one) => one.parentSpanId)).toContain(named("test.greet")?.spanId);
  expect(JSON.stringify(named("test.fails"))).toContain("E_TEST");
  const all = bodies.join();
  for (const secret of PERSONAL) expect(all).not.toContain(secret);
  expect(all).toContain("$1");
});
