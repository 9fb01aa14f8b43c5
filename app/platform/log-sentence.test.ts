import { expect, test } from "vitest";
import { createLog } from "./log.server.ts";
import { sentenceOf } from "./log-sentence.ts";

function said(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog("info", { write: (line: string) => void lines.push(sentenceOf(line)) }));
  return lines.join("");
}

test("what the log says is a sentence for people", () => {
  expect(said((log) => log.info("joined the built-in PostgreSQL"))).toBe(
    "Joined the built-in PostgreSQL.\n",
  );
  expect(
    said((log) => log.warn({ setting: "contact_email" }, "Enter it at /admin/settings.")),
  ).toBe("Warning: Enter it at /admin/settings. (setting: contact_email)\n");
  const migrations = ["0007_tags", "0008_more"];
  expect(said((log) => log.info({ migrations, version: "0.3.0" }, "brought up to date"))).toBe(
    "Brought up to date (migrations: 0007_tags 0008_more, version: 0.3.0).\n",
  );
});

test("an error says why and where, and still no secret", () => {
  const error = new Error("connect ECONNREFUSED");
  const text = said((log) => log.error({ err: error, token: "hunter2" }, "a backup failed"));
  expect(text).toMatch(
    /^Error: A backup failed: connect ECONNREFUSED \(token: \[redacted\]\)\.\n +at /,
  );
});
