import { readTags } from "#app/running/tags/rules/tags.ts";

/** One thing a request says: a field of its form, a part of its path, a parameter, a JSON value. */
export type Field = {
  /** With it the request is accepted. */
  valid: string;
  /** Without it, or with blanks only, the request has to be refused. */
  required: boolean;
  /**
   * Whether such a text could possibly be meant. What could not has to be refused. Looser than the
   * shop's own schema, and no copy of it.
   */
  mayBe: (text: string) => boolean;
  /** Worth trying beside the hostile values: what is real, but not this visitor's. */
  tempting: readonly string[];
};

export type Fields = Record<string, Field>;

const LONGEST_LINE = 1_000;
const LONGEST_TEXT = 10_000;

function field(valid: string, given: Partial<Field> = {}): Field {
  return { valid, required: true, mayBe: () => true, tempting: [], ...given };
}

/** The same field, which may be left out. */
export function optional(given: Field): Field {
  const { mayBe } = given;
  return { ...given, required: false, mayBe: (text) => text.trim() === "" || mayBe(text) };
}

/** A line of text, as names and addresses are. */
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

/** A text of several lines, as reviews and reasons are. */
export function text(valid: string): Field {
  return field(valid, { mayBe: (text) => text.length <= LONGEST_TEXT && !text.includes("\0") });
}

/** One of a few words. */
export function choice(valid: string, ...others: string[]): Field {
  return field(valid, { mayBe: (text) => [valid, ...others].includes(text), tempting: others });
}

/** A whole number, as people type it. */
export function count(valid: string): Field {
  return field(valid, {
    mayBe: (text) => Number.isInteger(Number(text)),
    tempting: ["2", "999999"],
  });
}

/** An id of something of one's own; `notOwn` are real too, and must do nothing. */
export function id(valid: string, { notOwn = [] as readonly string[] } = {}): Field {
  return field(valid, {
    mayBe: (text) => /^[\da-f-]{36}$/i.test(text) && !notOwn.includes(text),
    tempting: notOwn,
  });
}

/** What only its holder knows; whatever else opens nothing. */
export function secret(valid: string): Field {
  return field(valid, { mayBe: (text) => text === valid });
}

/** A text of which nothing can be said beforehand, such as a search. */
export function anything(valid: string): Field {
  return field(valid, { required: false });
}

/** What a form that changes a record says of the version it was filled in from. */
export function readFrom(version: number): Fields {
  return { version: secret(String(version)), base: anything("name=abc") };
}

function isLine(text: string): boolean {
  const within = text.trim();
  return text.length <= LONGEST_LINE && /^\P{Cc}*$/u.test(within) && within.isWellFormed();
}
