/** The colours of `app/ui/tokens.css` as mail programs read them, in both themes. */
const LIGHT = {
  paper: "#fbfaf6",
  sheet: "#fffefc",
  sunken: "#f4f2ed",
  ink: "#121e18",
  soft: "#4f5b55",
  line: "#ddddd5",
  accent: "#136147",
  onAccent: "#fbfaf6",
};
const DARK: typeof LIGHT = {
  paper: "#0b1410",
  sheet: "#131c18",
  sunken: "#1a2420",
  ink: "#ebece4",
  soft: "#a9b0a8",
  line: "#29332e",
  accent: "#7ecaa9",
  onAccent: "#071a13",
};

const text = {
  fontFamily: "Geist, -apple-system, 'Segoe UI', Roboto, sans-serif",
  fontSize: 16,
  lineHeight: "26px",
  margin: "0 0 16px",
  overflowWrap: "anywhere",
} as const;
const panel = { backgroundColor: LIGHT.sunken, borderRadius: 10, margin: "0 0 16px" } as const;
const serif = "Newsreader, Georgia, 'Times New Roman', serif";

/** Each part's look in the light theme, inline: many programs read nothing else. */
export const mailLook = {
  paper: { backgroundColor: LIGHT.paper, color: LIGHT.ink, margin: 0, padding: "24px 12px" },
  column: { maxWidth: 560, width: "100%", margin: "0 auto" },
  wordmark: {
    fontFamily: serif,
    fontSize: 20,
    lineHeight: "28px",
    margin: "0 0 16px",
    padding: "0 4px",
  },
  sheet: {
    backgroundColor: LIGHT.sheet,
    border: `1px solid ${LIGHT.line}`,
    borderRadius: 14,
    padding: "32px 32px 24px",
  },
  title: {
    fontFamily: serif,
    fontWeight: 400,
    fontSize: 28,
    lineHeight: "34px",
    letterSpacing: "-0.012em",
    margin: "0 0 20px",
  },
  text,
  action: {
    ...text,
    backgroundColor: LIGHT.accent,
    color: LIGHT.onAccent,
    borderRadius: 999,
    fontWeight: 600,
    margin: 0,
    padding: "11px 26px",
  },
  link: { color: LIGHT.accent, textDecoration: "underline" },
  panel: { ...panel, padding: "16px 20px 0" },
  facts: { ...panel, padding: "10px 20px" },
  rule: { border: "none", borderTop: `1px solid ${LIGHT.line}`, margin: "8px 0", width: "100%" },
  amount: {
    ...text,
    padding: "6px 0",
    verticalAlign: "top",
    fontVariantNumeric: "tabular-nums",
  },
  factName: { width: "38%", paddingRight: 16 },
  sum: { paddingLeft: 16, textAlign: "right", whiteSpace: "nowrap", overflowWrap: "normal" },
  footer: {
    ...text,
    fontSize: 14,
    lineHeight: "22px",
    color: LIGHT.soft,
    margin: 0,
    padding: "20px 4px 0",
  },
} as const;

/** Only `!important` overrides an inline style. */
function inDark(scope: string): string {
  const rule = (part: string, colours: string) => `${scope} .mail-${part}{${colours}}`;
  const ink = `color:${DARK.ink}!important`;
  const paper = `background-color:${DARK.paper}!important;${ink}`;
  return [
    rule("paper", paper),
    // The library lays the body's look on a cell inside it as well.
    rule("paper>table>tbody>tr>td", paper),
    rule("sheet", `background-color:${DARK.sheet}!important;border-color:${DARK.line}!important`),
    rule("panel", `background-color:${DARK.sunken}!important`),
    ...(["wordmark", "title", "text", "amount"] as const).map((part) => rule(part, ink)),
    rule("rule", `border-top-color:${DARK.line}!important`),
    rule("footer", `color:${DARK.soft}!important`),
    rule("link", `color:${DARK.accent}!important`),
    rule("action", `background-color:${DARK.accent}!important;color:${DARK.onAccent}!important`),
  ].join("");
}

/** For programs that read it: the dark theme, also in Outlook's own way, and less room on phones. */
export const MAIL_STYLE = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  `@media (prefers-color-scheme:dark){${inDark("")}}`,
  inDark("[data-ogsc]"),
  "@media (max-width:480px){.mail-sheet{padding:24px 20px 20px!important}.mail-title{font-size:25px!important;line-height:31px!important}}",
].join("");
