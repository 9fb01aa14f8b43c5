type MailProvider = {
  name: string;
  /** The end of the names of its mail servers. */
  host: string;
  /** What its customers include in their SPF record. */
  include: string;
  /** What it calls its DKIM keys, where all its customers have the same names. */
  selectors: readonly string[];
};

/** From their own guides, read in 2026. A server of another name is one of the shop's own. */
const PROVIDERS: readonly MailProvider[] = [
  { name: "Google", host: "gmail.com", include: "_spf.google.com", selectors: ["google"] },
  { name: "Google", host: "google.com", include: "_spf.google.com", selectors: ["google"] },
  {
    name: "Microsoft 365",
    host: "office365.com",
    include: "spf.protection.outlook.com",
    selectors: ["selector1", "selector2"],
  },
  { name: "SendGrid", host: "sendgrid.net", include: "sendgrid.net", selectors: ["s1", "s2"] },
  { name: "Mailgun", host: "mailgun.org", include: "mailgun.org", selectors: ["k1", "smtp"] },
  { name: "Postmark", host: "postmarkapp.com", include: "spf.mtasv.net", selectors: [] },
  { name: "Amazon SES", host: "amazonaws.com", include: "amazonses.com", selectors: [] },
  { name: "Brevo", host: "brevo.com", include: "spf.brevo.com", selectors: ["mail", "brevo1"] },
  { name: "Mailjet", host: "mailjet.com", include: "spf.mailjet.com", selectors: ["mailjet"] },
  { name: "Zoho", host: "zoho.com", include: "zohomail.com", selectors: ["zmail", "zoho"] },
];

export function providerOf(smtpHost: string): MailProvider | undefined {
  const host = smtpHost.toLowerCase();
  return PROVIDERS.find((one) => host === one.host || host.endsWith(`.${one.host}`));
}

/** Tried where nobody has said what the key is called. */
const COMMON_SELECTORS = ["default", "dkim", "mail", "k1", "s1"];

/** The names under which a domain's key is looked for. */
export function selectorsFor(chosen: string, smtpHost: string): readonly string[] {
  if (chosen !== "") return [chosen];
  return [...new Set([...(providerOf(smtpHost)?.selectors ?? []), ...COMMON_SELECTORS])];
}
