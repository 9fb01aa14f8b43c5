/** The most common mail domains of the shop's customers, most used first. */
const DOMAINS = [
  "gmail.com",
  "yahoo.com",
  "yahoo.com.ph",
  "outlook.com",
  "hotmail.com",
  "icloud.com",
  "live.com",
  "protonmail.com",
  "ymail.com",
  "mail.com",
];

/** `maria@gmial.com` becomes `maria@gmail.com`. Undefined if nothing looks mistyped. */
export function suggestEmail(email: string): string | undefined {
  const at = email.trim().lastIndexOf("@");
  const domain = email
    .trim()
    .slice(at + 1)
    .toLowerCase();
  if (at < 1 || DOMAINS.includes(domain)) return undefined;
  const meant = DOMAINS.find((known) => isOneSlipAway(domain, known));
  return meant && `${email.trim().slice(0, at)}@${meant}`;
}

/** One letter is missing, doubled or wrong, or two neighbors are swapped. */
function isOneSlipAway(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same += 1;
  const [a, b] = [typed.slice(same), meant.slice(same)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}
