import { connect } from "node:net";

/** An answer whose body is not kept. */
export type Answer = { status: number; head: string };

export type Connection = {
  /** Sends one request; the next has to wait for the answer. */
  send(request: Buffer): Promise<Answer>;
  close(): void;
};

const PATIENCE_MS = 60_000;
const HEAD_END = "\r\n\r\n";
const LAST_CHUNK = Buffer.from("\r\n0\r\n\r\n");

/**
 * A kept connection that only looks for the end of an answer. A client that parses every header
 * costs more than a cached page, and would measure itself.
 */
export function openConnection(url: string): Connection {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let waiting: PromiseWithResolvers<Answer> | undefined;
  let unread: Buffer | undefined;
  let answer: Answer = { status: 0, head: "" };
  /** Missing bytes of the body; undefined until the head is complete. */
  let missing: number | undefined;
  let tail = Buffer.alloc(0);

  function finish(): void {
    const { resolve } = waiting ?? {};
    waiting = undefined;
    missing = undefined;
    resolve?.(answer);
  }
  function readHead(bytes: Buffer): void {
    const all = unread ? Buffer.concat([unread, bytes]) : bytes;
    const end = all.indexOf(HEAD_END);
    unread = end < 0 ? all : undefined;
    if (end < 0) return;
    const head = all.toString("latin1", 0, end);
    answer = { status: Number(head.slice(9, 12)), head };
    tail = Buffer.alloc(0);
    missing = lengthOf(answer);
    readBody(all.subarray(end + HEAD_END.length));
  }
  function readBody(bytes: Buffer): void {
    missing = (missing ?? 0) - bytes.length;
    if (missing === Infinity) {
      tail = Buffer.concat([tail, bytes]).subarray(-LAST_CHUNK.length);
      if (tail.equals(LAST_CHUNK) || tail.equals(LAST_CHUNK.subarray(2))) finish();
    } else if (missing <= 0) finish();
  }

  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error("no answer within a minute")));
  socket.on("data", (bytes) => (missing === undefined ? readHead(bytes) : readBody(bytes)));
  socket.on("error", (error) => waiting?.reject(error));
  socket.on("close", () => waiting?.reject(new Error("the connection was closed")));
  return {
    send(request) {
      waiting = Promise.withResolvers();
      socket.write(request);
      return waiting.promise;
    },
    close: () => void socket.destroy(),
  };
}

/** The length of the body; infinite if only the end of the connection ends it. */
function lengthOf({ status, head }: Answer): number {
  if (status === 204 || status === 304) return 0;
  const length = /^content-length: *(\d+)/im.exec(head)?.[1];
  if (length !== undefined) return Number(length);
  return /^transfer-encoding: *chunked/im.test(head) ? Infinity : 0;
}
