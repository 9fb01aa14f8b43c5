import { connect } from "node:net";
import { openConnection } from "./connection.ts";
import { type Ask, requestOf } from "./load.ts";

export type RepeatResult = {
  count: number;
  perSecond: number;
  /** How much of the time this process itself was busy: near 1 it has measured itself. */
  busy: number;
};

const OK = "HTTP/1.1 200";

/**
 * Asks for the same page again and again, each caller one at a time. Since all answers are equally
 * long, it only counts bytes and looks at each status: 10 µs a request, where a client that reads
 * what it gets costs more than a cached page.
 */
export async function repeat(
  url: string,
  ask: Ask,
  { callers, seconds }: { callers: number; seconds: number },
): Promise<RepeatResult> {
  const request = requestOf(url, ask);
  const bytes = await lengthOfAnswer(url, request);
  let count = 0;
  const begun = performance.now();
  const end = begun + seconds * 1_000;
  const cpu = process.cpuUsage();
  await Promise.all(
    Array.from({ length: callers }, () => {
      return askAgain(url, request, bytes, () => (count += 1) > 0 && performance.now() < end);
    }),
  );
  const took = performance.now() - begun;
  const { user, system } = process.cpuUsage(cpu);
  return { count, perSecond: count / (took / 1_000), busy: (user + system) / 1_000 / took };
}

async function lengthOfAnswer(url: string, request: Buffer): Promise<number> {
  const connection = openConnection(url);
  const { head } = await connection.send(request);
  connection.close();
  const body = /^content-length: *(\d+)/im.exec(head)?.[1];
  if (!head.startsWith(OK) || body === undefined) throw new Error(`cannot be repeated: ${head}`);
  return head.length + 4 + Number(body);
}

function askAgain(url: string, request: Buffer, bytes: number, more: () => boolean) {
  const { hostname, port } = new URL(url);
  return new Promise<void>((resolve, reject) => {
    let missing = bytes;
    const socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: {
        buffer: Buffer.alloc(65_536),
        callback(read, buffer) {
          const begins = missing === bytes;
          if (begins && Buffer.from(buffer.buffer, 0, OK.length).toString("latin1") !== OK) {
            socket.destroy(new Error("another answer than 200"));
          }
          missing -= read;
          if (missing > 0) return true;
          missing = bytes;
          if (more()) socket.write(request);
          else socket.destroy();
          return true;
        },
      },
    });
    socket.on("error", reject).on("close", () => resolve());
    socket.write(request);
  });
}
