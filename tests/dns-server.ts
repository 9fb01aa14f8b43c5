import { once } from "node:events";
import { createSocket } from "node:dgram";

/** Records by name: TXT records, each as its original pieces; or no answer at all. */
export type DnsZone = Readonly<Record<string, readonly string[][] | "silent">>;

const HEADER = 12;
const TXT = 16;
const [OK, NO_SUCH_NAME] = [0, 3];

/** A name server on loopback that knows only TXT records; unknown names do not exist. */
export async function openDnsServer(zone: DnsZone) {
  const socket = createSocket("udp4");
  const asked: string[] = [];
  socket.on("message", (query, { port, address }) => {
    const name = nameIn(query);
    asked.push(name);
    const records = zone[name];
    if (records === "silent") return;
    socket.send(answerOf(query, records), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked: (): readonly string[] => asked,
    close: () => new Promise<void>((resolve) => void socket.close(resolve)),
  };
}

function nameIn(query: Buffer): string {
  const labels: string[] = [];
  let place = HEADER;
  for (let length = query[place] ?? 0; length > 0; length = query[place] ?? 0) {
    labels.push(query.toString("latin1", place + 1, place + 1 + length));
    place += length + 1;
  }
  return labels.join(".").toLowerCase();
}

function answerOf(query: Buffer, records: readonly string[][] | undefined): Buffer {
  const header = Buffer.from(query.subarray(0, HEADER));
  header.writeUInt16BE(0x8180 | (records ? OK : NO_SUCH_NAME), 2);
  header.writeUInt16BE(records?.length ?? 0, 6);
  header.writeUInt32BE(0, 8);
  // Keeps name, end, type and class; the extension after them is dropped.
  const question = query.subarray(HEADER, query.indexOf(0, HEADER) + 5);
  return Buffer.concat([header, question, ...(records ?? []).map(recordOf)]);
}

function recordOf(pieces: readonly string[]): Buffer {
  const text = Buffer.concat(
    pieces.map((piece) => Buffer.concat([Buffer.from([piece.length]), Buffer.from(piece)])),
  );
  const head = Buffer.alloc(HEADER);
  header(head, text.length);
  return Buffer.concat([head, text]);
}

/** Refers back to the requested name; the record may be cached for a minute. */
function header(head: Buffer, length: number): void {
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(TXT, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(length, 10);
}
