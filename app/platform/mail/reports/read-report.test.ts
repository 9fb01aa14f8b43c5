import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeReport } from "./judge-report.ts";
import { readReport } from "./read-report.ts";
import { deliveryReport, feedbackReport } from "./reports.fixture.ts";

const verdictOf = async (raw: string) => {
  const report = await readReport(raw);
  return report && judgeReport(report)?.kind;
};

describe("a report of a mail server", () => {
  it("names the mail, and says what became of it", async () => {
    const expected = {
      about: "delivery",
      messageId: "<mail-1@project-me>",
      recipients: [
        {
          action: "failed",
          status: "5.1.1",
          diagnostic: "smtp; 550 5.1.1 <maria@example.test>: user unknown",
        },
      ],
    };
    expect(await readReport(deliveryReport())).toEqual(expected);
    const headOnly = deliveryReport({ returned: "text/rfc822-headers" });
    expect(await readReport(headOnly)).toEqual(expected);
    expect(await readReport(deliveryReport().replaceAll("\r\n", "\n"))).toEqual(expected);
  });

  it.each([
    ["5.1.1", "", "hard"],
    ["5.1.2", "", "hard"],
    ["5.1.10 (no mail here)", "", "hard"],
    ["5.1.8", "", "refused"],
    ["5.2.1", "", "hard"],
    ["5.2.2", "smtp; 552 mailbox full", "soft"],
    ["5.2.3", "", "refused"],
    ["5.3.0", "", "soft"],
    ["5.3.4", "", "refused"],
    ["5.4.1", "", "soft"],
    ["5.5.0", "smtp; 550 mailbox unavailable", "hard"],
    ["5.0.0", "smtp; 550 go away", "soft"],
    ["5.0.0", "smtp; 550 No such user here", "hard"],
    ["5.6.0", "", "refused"],
    ["5.7.1", "smtp; 550 5.7.1 blocked, user unknown to us", "refused"],
    ["4.4.7", "smtp; 421 gave up after five days", "soft"],
    ["", "smtp; 550 5.1.1 nobody", "hard"],
    ["odd", "smtp; 550 user unknown", "hard"],
    ["", "", "soft"],
  ])("“%s” with “%s” is %s", async (status, diagnostic, kind) => {
    expect(await verdictOf(deliveryReport({ status, diagnostic }))).toBe(kind);
  });

  it.each(["delayed", "delivered", "relayed", "expanded", "", "odd"])(
    "changes nothing when the mail was “%s”",
    async (action) => {
      expect(await verdictOf(deliveryReport({ action }))).toBeUndefined();
    },
  );

  it("finds the one that failed among several", async () => {
    const two = deliveryReport({ action: "delivered" }).replace(
      "Diagnostic-Code:",
      "X-Note: fine\r\n\r\nFinal-Recipient: rfc822; b@example.test\r\nACTION: Failed\r\nStatus: 5.1.1\r\nDiagnostic-Code:",
    );
    expect(await verdictOf(two)).toBe("hard");
  });
});

describe("a report of a reader", () => {
  it.each([
    ["abuse", "complaint"],
    ["Abuse", "complaint"],
    ["fraud", "complaint"],
    ["opt-out", "complaint"],
    ["not-spam", undefined],
    ["auth-failure", undefined],
    ["other", undefined],
  ])("of “%s” is %s", async (type, kind) => {
    expect(await verdictOf(feedbackReport({ type }))).toBe(kind);
  });
});

describe("what is malformed", () => {
  it.each([
    ["empty", ""],
    ["no mail", "\0\0\0"],
    [
      "a mail of a person",
      "From: maria@example.test\r\nSubject: Status: 5.1.1\r\n\r\nAction: failed",
    ],
    ["without a boundary", deliveryReport().replace(/;\r\n\tboundary="=_report"/, "")],
    ["with another boundary", deliveryReport().replace('"=_report"', '"=_other"')],
    ["without the mail", deliveryReport().replace("message/rfc822", "application/octet-stream")],
    ["without an id", deliveryReport({ messageId: "" })],
    ["with an id of spaces", deliveryReport({ messageId: "<   >" })],
    ["without a status part", deliveryReport().replace("message/delivery-status", "text/plain")],
    ["without an action", deliveryReport().replace("Action: failed", "Happened: failed")],
    ["without a type", feedbackReport().replace("Feedback-Type", "Kind")],
    ["cut off in the head", deliveryReport().slice(0, 200)],
    ["no report by its type", deliveryReport().replace("multipart/report", "multipart/mixed")],
  ])("is no report: %s", async (_, raw) => {
    expect(await readReport(raw)).toBeUndefined();
  });

  it("never throws, wherever it is cut or changed", async () => {
    const whole = deliveryReport();
    const place = fc.nat({ max: whole.length });
    const cut = fc.asyncProperty(place, place, fc.string(), async (from, length, instead) => {
      const report = await readReport(whole.slice(0, from) + instead + whole.slice(from + length));
      return report?.about !== "delivery" || report.recipients.length > 0;
    });
    await expect(fc.assert(cut)).resolves.toBeUndefined();
  });

  it("reads a nest of reports without end as none", async () => {
    let raw = deliveryReport();
    for (let depth = 0; depth < 30; depth += 1) {
      raw = `Content-Type: multipart/report; boundary=b${depth}\r\n\r\n--b${depth}\r\n${raw}\r\n--b${depth}--\r\n`;
    }
    expect(await readReport(raw)).toBeUndefined();
  });
});
