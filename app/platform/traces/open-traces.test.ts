import { execFile } from "node:child_process";
import process from "node:process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const CODE = `
  import { registerHooks } from "node:module";
  const loaded = [];
  registerHooks({ resolve: (name, context, next) => (loaded.push(name), next(name, context)) });
  const { openTraces } = await import("#app/platform/traces/open-traces.server.ts");
  const { traced } = await import("#app/platform/traces/trace.server.ts");
  await traced("server", "GET", async () => {});
  const count = () => loaded.filter((name) => name.startsWith("@opentelemetry/")).length;
  const off = count();
  await (await openTraces())();
  console.log(JSON.stringify({ off, on: count() > 0 }));
`;

test("the packages of traces are loaded when they are opened, and not before", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    "--input-type=module",
    "-e",
    CODE,
  ]);
  expect(JSON.parse(stdout)).toEqual({ off: 0, on: true });
});
