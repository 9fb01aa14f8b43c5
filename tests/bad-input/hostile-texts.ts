import fc from "fast-check";

/** If a browser runs one of these, the page has an injection hole. */
const SCRIPTS = [
  "<script>pwned(1)</script>",
  "</script><script>pwned(2)</script>",
  '"><img src=x onerror=pwned(3)>',
  "javascript:pwned(4)",
  "{{constructor.constructor('pwned(5)')()}}",
  "${pwned(6)}",
  "</title></textarea><svg onload=pwned(7)>",
];

/** Matches an answer that contains one of the scripts unescaped. */
export const UNESCAPED =
  /<script>pwned|<img src=x onerror|<svg onload|(?:href|src|action)="javascript:/i;

/** Appears as a separate header if a value escapes from its own header. */
export const INJECTED_HEADER = "x-injected";

const TEXTS = [
  ...SCRIPTS,
  "",
  " ",
  "\t\r\n ",
  "\u0000",
  "a\u0000b",
  "\u0001\u0007\u001b[31m",
  "\ud800",
  "a\udfffb",
  "\u202eevil\u202c",
  "\u200f\u200b\ufeff",
  "e\u0301\u0301\u0301",
  "👩‍👩‍👧‍👦🇵🇭",
  "ﷺ",
  "' or '1'='1",
  "'; drop table orders; --",
  "\\'; select pg_sleep(9); --",
  "%' or 1=1 --",
  "_%_%\\",
  "../../../../etc/passwd",
  "..\\..\\windows\\win.ini",
  "%2e%2e%2f",
  "/etc/passwd\u0000.png",
  "file:///etc/passwd",
  "http://169.254.169.254/latest/meta-data/",
  "//evil.test",
  "/\\evil.test",
  "https://evil.test/",
  `a\r\n${INJECTED_HEADER}: yes`,
  `a\r\nset-cookie: ${INJECTED_HEADER}=yes`,
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "is constructor __proto__ toString hasOwnProperty valueOf approved?",
  "null",
  "undefined",
  "NaN",
  "true",
  "[object Object]",
  "{}",
  "[]",
  '{"$gt":""}',
  "0",
  "-0",
  "-1",
  "0.5",
  "1e3",
  "1e309",
  "-1e309",
  "0x10",
  "1_000",
  "１２",
  "٣",
  "2147483648",
  "9007199254740993",
  "99999999999999999999",
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "00000000-0000-0000-0000-00000000000",
  "{00000000-0000-0000-0000-000000000000}",
  "maria@example.com\nbcc: all@example.com",
  "maria@example.com,eve@evil.test",
  '"a b"@example.com',
  "maria@xn--",
  "2026-02-30",
  "yes",
  "on",
];

/** A text with a readable description for failures, however long it is. */
export class Text {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  [fc.toStringMethod](): string {
    const { length } = this.text;
    return length < 120
      ? JSON.stringify(this.text)
      : `${JSON.stringify(this.text.slice(0, 40))}… (${length})`;
  }
}

const long = fc
  .tuple(
    fc.constantFrom("x", "9", "🧪", "<b>", "\u0000", "%00", " ", "a@"),
    fc.constantFrom(300, 5_000, 20_000),
  )
  .map(([unit, times]) => unit.repeat(times));

/** Texts that attackers send and no visitor types. */
export function hostileTexts(tempting: readonly string[] = []): fc.Arbitrary<Text> {
  const known = fc.constantFrom(...TEXTS, ...tempting, ...tempting);
  const drawn = fc.oneof(
    { arbitrary: known, weight: 8 },
    { arbitrary: long, weight: 2 },
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.string({ unit: "grapheme", maxLength: 40 }),
    fc.double().map(String),
    fc.bigInt().map(String),
    fc.uuid(),
    fc.tuple(known, known).map((pair) => pair.join("")),
  );
  return drawn.map((text) => new Text(text));
}
