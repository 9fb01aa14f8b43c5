/** What a client asked of PostgreSQL, prepared under a name or not; null in `values` is SQL's. */
export type Statement = { name?: string; text: string; values: (string | null)[] };

export type StatementReader = { read(bytes: Buffer): Statement[] };

const HEADER = 5;

/**
 * Follows one connection from the client's side. A statement is parsed once under a name and then
 * bound to values as often as it is run; one without a name is parsed each time; a simple query has
 * no values at all. The first message of a connection has no letter before its length.
 */
export function readSent(): StatementReader {
  let unread = Buffer.alloc(0);
  let greeted = false;
  const parsed = new Map<string, string>();

  function take(type: string, content: Buffer): Statement | undefined {
    const reader = readMessage(content);
    if (type === "Q") return { text: reader.text(), values: [] };
    if (type === "P") {
      const name = reader.text();
      parsed.set(name, reader.text());
    }
    if (type !== "B") return undefined;
    reader.text();
    const name = reader.text();
    const text = parsed.get(name) ?? "";
    return { ...(name !== "" && { name }), text, values: reader.values() };
  }

  return {
    read(bytes) {
      unread = Buffer.concat([unread, bytes]);
      const statements: Statement[] = [];
      for (;;) {
        const header = greeted ? HEADER : HEADER - 1;
        if (unread.length < header) break;
        const end = header - 4 + unread.readInt32BE(header - 4);
        if (unread.length < end) break;
        const type = greeted ? String.fromCodePoint(unread[0] ?? 0) : "";
        const statement = take(type, unread.subarray(header, end));
        if (statement) statements.push(statement);
        greeted = true;
        unread = unread.subarray(end);
      }
      return statements;
    },
  };
}

function readMessage(content: Buffer) {
  let at = 0;
  const short = () => content.readInt16BE((at += 2) - 2);
  const long = () => content.readInt32BE((at += 4) - 4);
  return {
    text(): string {
      const end = content.indexOf(0, at);
      const found = content.toString("utf8", at, end);
      at = end + 1;
      return found;
    },
    values(): (string | null)[] {
      const formats = Array.from({ length: short() }, short);
      // The client writes all values as text but buffers, which the shop has none of.
      if (formats.some((format) => format !== 0)) throw new Error("a binary value was sent");
      return Array.from({ length: short() }, () => {
        const length = long();
        return length < 0 ? null : content.toString("utf8", at, (at += length));
      });
    },
  };
}
