export type StatementReader = {
  /** For each COMMIT in these bytes, the statements of the transaction that it ends. */
  read(bytes: Buffer): string[];
};

const HEADER = 5;
const QUERY = "Q";
const PARSE = "P";
const BIND = "B";

/**
 * Follows what a client of PostgreSQL sends on one connection. The first message has no type;
 * every other is a letter, four bytes of length that count themselves, and the content, whose texts
 * end with a zero byte.
 */
export function readStatements(): StatementReader {
  let unread = Buffer.alloc(0);
  let greeted = false;
  let transaction: string[] = [];
  const prepared = new Map<string, string>();

  function note(text: string): string | undefined {
    if (/^\s*begin\b/i.test(text)) transaction = [];
    if (!/^\s*commit\b/i.test(text)) {
      transaction.push(text);
      return undefined;
    }
    const whole = transaction.join(";\n");
    transaction = [];
    return whole;
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
    read(bytes) {
      unread = Buffer.concat([unread, bytes]);
      const committed: string[] = [];
      if (!greeted) {
        const length = unread.length >= 4 ? unread.readInt32BE(0) : Infinity;
        if (unread.length < length) return committed;
        unread = unread.subarray(length);
        greeted = true;
      }
      while (unread.length >= HEADER) {
        const end = 1 + unread.readInt32BE(1);
        if (unread.length < end) break;
        const type = String.fromCodePoint(unread[0] ?? 0);
        const content = unread.subarray(HEADER, end).toString("latin1");
        unread = unread.subarray(end);
        const text = textOf(type, content);
        const whole = text === undefined ? undefined : note(text);
        if (whole !== undefined) committed.push(whole);
      }
      return committed;
    },
  };
}
