import { expect, test } from "vitest";
import { judgeAudit } from "./audit.ts";

test("a package with a known hole is a problem", () => {
  const found = { severity: "high", range: "<2.3.2", via: [], fixAvailable: true };
  const said = JSON.stringify({ auditReportVersion: 2, vulnerabilities: { braces: found } });
  expect(judgeAudit(said)).toEqual({ figures: { holes: 1 }, problems: ["braces <2.3.2: high"] });
  const none = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} });
  expect(judgeAudit(none)).toEqual({ figures: { holes: 0 }, problems: [] });
});

test.each([
  JSON.stringify({ message: "405 Method Not Allowed", statusCode: 405, error: { summary: "" } }),
  "",
])("a registry that does not answer is no proof: %j", (said) => {
  expect(judgeAudit(said)).toMatchObject({ problems: [], impossible: expect.any(String) });
});
