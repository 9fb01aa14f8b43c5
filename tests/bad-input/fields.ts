import { readTags } from "#app/running/tags/rules/tags.ts";

/** One value in a request: a form field, a path segment, a query parameter, a JSON value. */
export type Field = {
  /** The request is accepted with this value. */
  valid: string;
  /** The request must be refused if the value is missing or blank. */
  required: boolean;
  /**
   * Whether a text could be valid at all; anything else must be refused. This check is looser than
   * the shop's own schema, and independent of it.
   */
  mayBe: (text: string) => boolean;
  /** Values to try beside the hostile ones: they exist, but belong to another visitor. */
  tempting: readonly string[];
};

export type Fields = Record<string, Field>;

const LONGEST_LINE = 1_000;
const LONGEST_TEXT = 10_000;

function field(valid: string, given: Partial<Field> = {}): Field {
  return { valid, required: true, mayBe: () => true, tempting: [], ...given };
}

export function optional(given: Field): Field {
  const { mayBe } = given;
  return { ...given, required: false, mayBe: (text) => text.trim() === "" || mayBe(text) };
}

/** A single line, such as a name or an address. */
export function line(valid: string): Field {
  return field(valid, { mayBe: isLine });
}

export function email(valid: string): Field {
  return field(valid, {
    mayBe: (text) =>
      isLine(text) && text.length <= 320 && /^[^\s@<>]+@[^\s@<>]+$/.test(text.trim()),
  });
}

/** Tags of an order, separated by commas. */
export function tags(valid: string): Field {
  return field(valid, { mayBe: (typed) => "tags" in readTags(typed) });
}

/** Several lines, such as a review or a reason. */
export function text(valid: string): Field {
  return field(valid, { mayBe: (text) => text.length <= LONGEST_TEXT && !text.includes("\0") });
}

export function choice(valid: string, ...others: string[]): Field {
  return field(valid, { mayBe: (text) => [valid, ...others].includes(text), tempting: others });
}

export function count(valid: string): Field {
  return field(valid, {
    mayBe: (text) => Number.isInteger(Number(text)),
    tempting: ["2", "999999"],
  });
}

/** An id of the caller's own record; `notOwn` ids exist too, and must do nothing. */
export function id(valid: string, { notOwn = [] as readonly string[] } = {}): Field {
  return field(valid, {
    mayBe: (text) => /^[\da-f-]{36}$/i.test(text) && !notOwn.includes(text),
    tempting: notOwn,
  });
}

/** A value that only its holder knows; any other value opens nothing. */
export function secret(valid: string): Field {
  return field(valid, { mayBe: (text) => text === valid });
}

/** Any text may be valid, such as a search. */
export function anything(valid: string): Field {
  return field(valid, { required: false });
}

export function readFrom(version: number): Fields {
  return { version: secret(String(version)), base: anything("name=abc") };
}

function isLine(text: string): boolean {
  const within = text.trim();
  return text.length <= LONGEST_LINE && /^\P{Cc}*$/u.test(within) && within.isWellFormed();
}
