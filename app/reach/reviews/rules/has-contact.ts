const CONTACT = [
  /[\p{L}\d._%+-]+\s?@\s?[\p{L}\d-]+\.\p{L}{2,}/u,
  /\bhttps?:\/\/\S|\bwww\.\S|\b[\w-]{2,}\.(?:com|net|org|ph|shop|store)\b/iu,
  // Philippine numbers, and any other with at least nine digits.
  /(?<!\d)\+?\d(?:[\s().-]{0,2}\d){8,}/u,
  /\b(?:viber|whats\s?app|telegram|messenger|facebook|instagram|tiktok)\b|(?:^|\s)@\w{3,}/iu,
];

/** Whether a text names a way to reach someone: an email, a link, a phone number or an account. */
export const hasContact = (text: string): boolean => CONTACT.some((one) => one.test(text));
