import { atShopMinute, formatClock, formatDate, formatDateTime } from "#app/lib/dates.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { formatMoney } from "#app/lib/money.ts";

export type Change = { name: string; before: string; after: string };

const LONGEST = 240;
/** Fields that name a record, best first. */
const NAMES = [
  "orderNumber",
  "lotNumber",
  "number",
  "code",
  "name",
  "title",
  "fileName",
  "slug",
  "words",
  "typed",
  "email",
  "host",
];

/** `order.status` as "Order status", `sign_in.new_device` as "Sign in new device". */
export function nameAction(action: string): string {
  const [noun = "", verb = ""] = action.split(".");
  return capital(`${spaced(noun)} ${spaced(verb)} ${PART.test(verb) ? "changed" : ""}`.trim());
}

const DONE =
  /^(?:\w+ed|sent|paid|made|taken|withdrawn|written|chosen|lost)(?: (?:again|up|on|off|back))?$|^(?:put back|given up)$/;

/** What people do to a record. Everything else happens to it. */
const BY_HAND =
  /^(?:added|approved|archived|changed|closed|corrected|created|declined|deleted|discarded|downloaded|drafted|duplicated|exported|issued|opened|posted|published|recalled|renewed|reopened|requested|restored|reviewed|revoked|saved|started|tested|unpublished|viewed)$/;

/** Actions that name the changed part of a record. */
const PART = /^(?:address|day|hours|status|payment)$/;

/** Records that are called by a title or their first words. */
const TITLED =
  /^(?:article|automation|campaign|document|FAQ|saved reply|segment|template|mail wording)$/;

/** Nouns without an article. */
const UNCOUNTED = /s$|^(?:own data|stock|highlevel)$/i;

type Deed = {
  who: string;
  /** A person with an account or a program with a key, not the shop itself or a visitor. */
  isUser: boolean;
  action: string;
  name: string;
  changes: readonly Change[];
};

/**
 * One sentence: who changed which field from what to what; otherwise who did what to the record, or
 * what happened to it. Any other action reads as its words: "Order PM-26-000001:
 * note removed".
 */
export function sayDeed({ who, isUser, action, name, changes }: Deed): string {
  const [noun = "", verb = ""] = action.split(".").map(spaced);
  const record = name === "" ? nameOne(noun) : name;
  if (isSignIn(action, name)) return `${name} signed in on a new device`;
  const [only, ...others] = changes;
  if (verb === "role granted" && only) return `${who} gave ${name} the role of ${only.after}`;
  if (verb === "role taken" && only) return `${who} took the role of ${only.before} from ${name}`;
  if (verb === "status" && only && others.length === 0 && only.before === "") {
    return `${who} changed the ${only.name} of ${record} to ${only.after}`;
  }
  if (only && others.length === 0 && only.before !== "" && only.after !== "") {
    if (only.name === "active") return `${who} switched ${only.after} ${noun} ${name}`.trim();
    const tag = /^tag (.+)/.exec(only.name)?.[1];
    const [deed, to] = only.after === "on" ? ["added", "to"] : ["removed", "from"];
    if (tag) return `${who} ${deed} the tag “${tag}” ${to} ${record}`;
    return `${who} changed the ${only.name} of ${record} from ${only.before} to ${only.after}`;
  }
  if (PART.test(verb)) return `${who} changed the ${verb} of ${record}`;
  const called = name === "" ? record : `${noun} ${TITLED.test(noun) ? `“${name}”` : name}`;
  if (isUser && BY_HAND.test(verb)) return `${who} ${verb} ${called}`;
  if (!DONE.test(verb)) return capital(name === "" ? `${noun} ${verb}` : `${called}: ${verb}`);
  const were = name === "" && noun.endsWith("s") ? "were" : "was";
  return capital(`${called} ${were} ${verb}`);
}

/** A person who signs in is a visitor until then. */
export const isSignIn = (action: string, name: string) =>
  action === "sign_in.new_device" && name !== "";

const nameOne = (noun: string) =>
  UNCOUNTED.test(noun) ? noun : `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const CALLED: Partial<Record<string, string>> = { slug: "URL handle", noun: "contents" };

/** The changed fields of an entry; unchanged fields are left out. */
export function showChanges(before: unknown, after: unknown): Change[] {
  const [old, now] = [discountOf(fieldsOf(before)), discountOf(fieldsOf(after))];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(isReadable);
  return names.flatMap((name) => {
    const change = {
      name: CALLED[name] ?? spaced(name).replace(/^is /, ""),
      before: showValue(name, old[name]),
      after: showValue(name, now[name]),
    };
    return change.before === change.after ? [] : [change];
  });
}

/** The record's name, if the entry has it. */
export function nameSubject(before: unknown, after: unknown): string {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const called = NAMES.map((name) => now[name] ?? old[name]);
  const found = called.find((name) => typeof name === "string" && name !== "");
  return typeof found === "string" ? found.slice(0, LONGEST) : "";
}

/** True if the changes are short enough for the line itself. */
export function areBrief(changes: readonly Change[]): boolean {
  const letters = changes.reduce((sum, each) => sum + each.before.length + each.after.length, 0);
  return changes.length <= 2 && letters <= 120;
}

function fieldsOf(value: unknown): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return value === null || value === undefined ? {} : { value };
  }
  return { ...value };
}

/** A discount's value is centavos or hundredths of a percent, as its type says. */
function discountOf(fields: Record<string, unknown>): Record<string, unknown> {
  const { type, value } = fields;
  if (typeof value !== "number") return fields;
  if (type === "fixed_amount") return { ...fields, value: formatMoney(value) };
  return type === "percentage" ? { ...fields, value: `${value / 100}%` } : fields;
}

function showValue(name: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "boolean") return value ? "on" : "off";
  if (name === "events" && Array.isArray(value)) return value.map(nameAction).join(", ");
  // Amounts are stored in centavos; settings are texts, in the unit that their form names.
  if (typeof value === "number" && isAmount(name)) return formatMoney(value);
  const text = inWords(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Stored words that the pages spell otherwise. */
const SPELLED = new Map(
  Object.entries({
    admin: "owner",
    cancelled: "canceled",
    fulfilment: "fulfillment",
    cod: "cash on delivery",
    cod_due: "due on delivery",
    gcash: "GCash",
  }),
);

const WEEKDAYS = ["", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

type Span = { weekday: number; fromMinute: number; toMinute: number };

const isSpan = (value: object): value is Span => "fromMinute" in value && "weekday" in value;

/** A span of a doctor's week, as "Mon 2:00 PM–5:00 PM". */
function inHours(span: Span): string {
  const clock = (minute: number) => formatClock(atShopMinute("2026-01-01", minute));
  return `${WEEKDAYS[span.weekday]} ${clock(span.fromMinute)}–${clock(span.toMinute)}`;
}

/** Lists by commas, parts of a whole by their names, and moments as people write them. */
function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).filter(Boolean).join(", ");
  if (typeof value === "object" && value !== null) {
    if (isSpan(value)) return inHours(value);
    return Object.entries(value)
      .map(([name, part]) => [spaced(name), showValue(name, part)] as const)
      .filter(([, text]) => text !== "")
      .map(([name, text]) => `${name} ${text}`)
      .join("; ");
  }
  if (value === null || value === undefined) return "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (isUuid(text)) return "";
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatDateTime(new Date(text));
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(text);
  const [, noun = "", ability] = /^([a-z_]+):(read|write)$/.exec(text) ?? [];
  if (ability !== undefined) return `${ability} ${spaced(noun)}`;
  return SPELLED.get(text) ?? (/^[a-z]+(?:_[a-z]+)+$/.test(text) ? spaced(text) : text);
}

/** Lists of ids are meaningless to people. The entry also has their names. */
const isReadable = (name: string) => !name.endsWith("Ids");

const isAmount = (name: string) =>
  /(?:^|[a-z ])(?:amount|price|cost|minimumOrder)$|^(?:shipping|expected|collected|remitted)$/i.test(
    name,
  );

/** Splits `camelCase` and `snake_case` into lower-case words. */
function spaced(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .replaceAll("cancelled", "canceled")
    .replace(/^asked$/, "requested")
    .toLowerCase()
    .replace(/\b(?:api|faq)\b/, (word) => word.toUpperCase());
}
