type MailProvider = {
  name: string;
  /** The end of the names of the provider's mail servers. */
  host: string;
  /** The SPF include for the provider's customers. */
  include: string;
  /** The provider's DKIM selectors, if they are the same for all customers. */
  selectors: readonly string[];
};

/** From the providers' own guides, read in 2026. Any other server is one of the shop's own. */
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

/** We try these when no one entered the key's name. */
const COMMON_SELECTORS = ["default", "dkim", "mail", "k1", "s1"];

/** The names to look for the domain's key under. */
export function selectorsFor(chosen: string, smtpHost: string): readonly string[] {
  if (chosen !== "") return [chosen];
  return [...new Set([...(providerOf(smtpHost)?.selectors ?? []), ...COMMON_SELECTORS])];
}
