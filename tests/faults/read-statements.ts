import { splitMessages } from "./split-messages.ts";

export type StatementReader = {
  /**
   * For each COMMIT in these bytes, the statements of the transaction that it ends; a statement
   * outside of any commits by itself.
   */
  read(bytes: Buffer): string[];
};

const QUERY = "Q";
const PARSE = "P";
const BIND = "B";

/** The transactions that a client of PostgreSQL commits on one connection. */
export function readStatements(): StatementReader {
  const split = splitMessages();
  let transaction: string[] | undefined;
  const prepared = new Map<string, string>();

  function note(text: string): string | undefined {
    if (/^\s*begin\b/i.test(text)) transaction = [];
    if (!transaction) return text;
    const ends = /^\s*(?:commit|rollback)\b(?! to)/i.exec(text);
    if (!ends) {
      transaction.push(text);
      return undefined;
    }
    const whole = transaction.join(";\n");
    transaction = undefined;
    return /commit/i.test(ends[0]) ? whole : undefined;
  }

  /** A prepared statement is named when it is parsed, and then by its name each time it is run. */
  function textOf(type: string, content: string): string | undefined {
    const [first = "", second = ""] = content.split("\0");
    if (type === QUERY) return first;
    if (type === PARSE && first === "") return second;
    if (type === PARSE) prepared.set(first, second);
    return type === BIND ? prepared.get(second) : undefined;
  }

  return {
    read: (bytes) =>
      split(bytes).flatMap(({ type, content }) => {
        const text = textOf(type, content.toString("latin1"));
        const whole = text === undefined ? undefined : note(text);
        return whole === undefined ? [] : [whole];
      }),
  };
}
