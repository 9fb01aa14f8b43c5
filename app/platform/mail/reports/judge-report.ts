import type { DeliveryStatus, MailReport } from "./read-report.ts";

/**
 * The meaning of a report for the address: `hard` if it does not exist, `soft` if the problem may
 * pass, `refused` if the problem is the mail or its sender, not the address.
 */
export type ReportVerdict = "hard" | "soft" | "refused" | "complaint";

/** Feedback types for unwanted mail. Notices and retractions are not complaints. */
const COMPLAINTS = new Set(["abuse", "fraud", "opt-out", "opt-out-list"]);

const NOBODY =
  /user unknown|unknown user|no such (?:user|mailbox|recipient|person)|does(?: not|n't) exist|(?:mailbox|user|recipient|address) (?:not found|unavailable|unknown)|invalid (?:mailbox|recipient)|account (?:is )?disabled/i;

/** Undefined if nothing follows: the mail was late, arrived, or was forwarded. */
export function judgeReport(report: MailReport): { kind: ReportVerdict; note: string } | undefined {
  if (report.about === "feedback") {
    return COMPLAINTS.has(report.type) ? { kind: "complaint", note: report.type } : undefined;
  }
  const failed = report.recipients.find(({ action }) => action === "failed");
  return failed && { kind: judgeStatus(failed), note: failed.diagnostic || failed.status };
}

/** Reads the code of RFC 3463: its class, subject and detail. */
function judgeStatus({ status, diagnostic }: DeliveryStatus): Exclude<ReportVerdict, "complaint"> {
  const code =
    /^([245])\.(\d{1,3})\.(\d{1,3})$/.exec(status) ??
    /\b([45])\.(\d{1,3})\.(\d{1,3})\b/.exec(diagnostic);
  const nobody = NOBODY.test(diagnostic);
  if (!code) return nobody ? "hard" : "soft";
  const [, group, about, detail] = code;
  // The server gave up after days, but the mailbox may exist again next month.
  if (group !== "5") return "soft";
  switch (about) {
    case "0":
    case "5":
      return nobody ? "hard" : "soft";
    case "1":
      // Codes 5.1.7 and 5.1.8 are about the sender's own address.
      return detail === "7" || detail === "8" ? "refused" : "hard";
    case "2":
      if (detail === "1") return "hard";
      return detail === "3" ? "refused" : "soft";
    case "3":
      return detail === "4" ? "refused" : "soft";
    case "6":
    case "7":
      return "refused";
    default:
      return "soft";
  }
}
