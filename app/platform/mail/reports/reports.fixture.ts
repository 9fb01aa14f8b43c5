type Wish = {
  action?: string;
  status?: string;
  diagnostic?: string;
  messageId?: string;
  /** How the mail comes back. */
  returned?: "message/rfc822" | "text/rfc822-headers";
};

/** A report of a mail server, as Postfix writes it; for a test. */
export function deliveryReport({
  action = "failed",
  status = "5.1.1",
  diagnostic = "smtp; 550 5.1.1 <maria@example.test>: user unknown",
  messageId = "<mail-1@project-me>",
  returned = "message/rfc822",
}: Wish = {}): string {
  return lines(`Return-Path: <>
Date: Thu, 26 Nov 2026 10:00:00 +0800
From: MAILER-DAEMON@mx.example.test (Mail Delivery System)
To: hello@shop.example
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
Message-ID: <report-1@mx.example.test>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="=_report"

--=_report
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mx.example.test.

--=_report
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.test
Arrival-Date: Thu, 26 Nov 2026 09:59:00 +0800

Final-Recipient: rfc822; maria@example.test
Original-Recipient: rfc822;maria@example.test
Action: ${action}
Status: ${status}
Diagnostic-Code: ${diagnostic}

--=_report
Content-Type: ${returned}

From: Shop <hello@shop.example>
To: maria@example.test
Subject: News for you
Message-ID: ${messageId}

Hello Maria
--=_report--
`);
}

/** What a mailbox provider writes when its reader marks a mail as spam; for a test. */
export function feedbackReport({ type = "abuse", messageId = "<mail-1@project-me>" } = {}): string {
  return lines(`From: <abusedesk@example.test>
To: hello@shop.example
Subject: FW: News for you
Message-ID: <report-2@example.test>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report; boundary="part"

--part
Content-Type: text/plain; charset="US-ASCII"

This is an email abuse report.

--part
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: SomeGenerator/1.0
Version: 1
Original-Rcpt-To: <maria@example.test>

--part
Content-Type: message/rfc822
Content-Disposition: inline

From: <hello@shop.example>
To: <maria@example.test>
Subject: News for you
Message-ID: ${messageId}

Hello Maria
--part--
`);
}

const lines = (text: string) => text.replaceAll("\n", "\r\n");
