import type { DeliveryStatus, MailReport } from "./read-report.ts";

/**
 * What a report means for the address: `hard` for one that does not exist, `soft` for what may pass,
 * `refused` for what is about the mail or its sender and says nothing of the address.
 */
export type ReportVerdict = "hard" | "soft" | "refused" | "complaint";

/** Its reader called it unwanted; what is only a notice, or takes that back, is no complaint. */
const COMPLAINTS = new Set(["abuse", "fraud", "opt-out", "opt-out-list"]);

const NOBODY =
  /user unknown|unknown user|no such (?:user|mailbox|recipient|person)|does(?: not|n't) exist|(?:mailbox|user|recipient|address) (?:not found|unavailable|unknown)|invalid (?:mailbox|recipient)|account (?:is )?disabled/i;

/** Undefined where it changes nothing: a mail that is late, that arrived, or was passed on. */
export function judgeReport(report: MailReport): { kind: ReportVerdict; note: string } | undefined {
  if (report.about === "feedback") {
    return COMPLAINTS.has(report.type) ? { kind: "complaint", note: report.type } : undefined;
  }
  const failed = report.recipients.find(({ action }) => action === "failed");
  return failed && { kind: judgeStatus(failed), note: failed.diagnostic || failed.status };
}

/** By the code of RFC 3463: its class, what it is about, and the detail. */
function judgeStatus({ status, diagnostic }: DeliveryStatus): Exclude<ReportVerdict, "complaint"> {
  const code =
    /^([245])\.(\d{1,3})\.(\d{1,3})$/.exec(status) ??
    /\b([45])\.(\d{1,3})\.(\d{1,3})\b/.exec(diagnostic);
  const nobody = NOBODY.test(diagnostic);
  if (!code) return nobody ? "hard" : "soft";
  const [, group, about, detail] = code;
  // Tried for days and given up: the mailbox may be there again next month.
  if (group !== "5") return "soft";
  switch (about) {
    case "0":
    case "5":
      return nobody ? "hard" : "soft";
    case "1":
      // 5.1.7 and 5.1.8 are about the sender's own address.
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
