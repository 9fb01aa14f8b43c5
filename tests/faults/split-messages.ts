/** One message of a client of PostgreSQL. The greeting, which has no type, has "". */
export type Message = { type: string; content: Buffer; whole: Buffer };

const LENGTH = 4;

/**
 * Follows what a client of PostgreSQL sends on one connection. The first message has no type;
 * every other is a letter, four bytes of length that count themselves, and the content.
 */
export function splitMessages(): (bytes: Buffer) => Message[] {
  let unread = Buffer.alloc(0);
  let greeted = false;
  return (bytes) => {
    unread = Buffer.concat([unread, bytes]);
    const found: Message[] = [];
    for (;;) {
      const typed = greeted ? 1 : 0;
      if (unread.length < typed + LENGTH) return found;
      const end = typed + unread.readInt32BE(typed);
      if (unread.length < end) return found;
      const whole = unread.subarray(0, end);
      unread = unread.subarray(end);
      greeted = true;
      found.push({
        type: whole.toString("latin1", 0, typed),
        content: whole.subarray(typed + LENGTH),
        whole,
      });
    }
  };
}

/** A message of this type. */
export function writeMessage(type: string, content: string): Buffer {
  const body = Buffer.from(content, "latin1");
  const length = Buffer.alloc(LENGTH);
  length.writeInt32BE(LENGTH + body.length);
  return Buffer.concat([Buffer.from(type, "latin1"), length, body]);
}
