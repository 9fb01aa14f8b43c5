/** The domain of `Shop <hello@shop.example>`; undefined for one that no public DNS has. */
export function senderDomain(from: string): string | undefined {
  const address = /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from;
  const domain = address
    .slice(address.lastIndexOf("@") + 1)
    .trim()
    .toLowerCase();
  const isName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;
  const isPrivate = /\.(?:localhost|local|internal|test|invalid|example|localdomain)$/;
  return address.includes("@") &&
    isName.test(domain) &&
    !isPrivate.test(domain) &&
    domain.length < 254
    ? domain
    : undefined;
}

/** The host of `smtps://user:password@host:465`; empty where none is set. */
export function smtpHostOf(smtpUrl: string | undefined): string {
  if (smtpUrl === undefined || !URL.canParse(smtpUrl)) return "";
  return new URL(smtpUrl).hostname;
}
