import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import { text } from "node:stream/consumers";
import { listenLocally } from "../listen-locally.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

type Oddity = {
  /** Whether asking again can help. */
  temporary: boolean;
  /** Only the caller's deadline ends it. */
  endless?: true;
  answer: Answer;
};

/** What a gateway's API can do instead of answering. */
const ODDITIES = {
  "hangs up": { temporary: true, answer: ({ socket }) => void socket.destroy() },
  "says nothing": { temporary: true, endless: true, answer: () => undefined },
  "never ends": { temporary: true, endless: true, answer: (_, response) => drip(response) },
  "hangs up half way": { temporary: true, answer: (_, response) => cutShort(response) },
  "is broken": { temporary: true, answer: send(500, '{"error":"boom"}') },
  "is too busy": { temporary: true, answer: send(429, "{}") },
  "shows a page": { temporary: false, answer: send(200, "<html>It works!</html>") },
  "sends half a message": { temporary: false, answer: send(200, '{"reference":"order') },
  "talks of another payment": {
    temporary: false,
    answer: send(
      200,
      '{"reference":"order_0_other","status":"paid","amount":"1.00","currency":"PHP","refunded":"1.00","refund_id":"rf_0"}',
    ),
  },
  "sends another shape": { temporary: false, answer: send(200, '{"ok":true}') },
  "leads elsewhere": { temporary: false, answer: send(302, "{}", { location: "/elsewhere" }) },
  rambles: { temporary: false, answer: (_, response) => ramble(response) },
} satisfies Record<string, Oddity>;

export type Mood = keyof typeof ODDITIES;
export const MOODS: Readonly<Record<Mood, Oddity>> = ODDITIES;
export const ALL_MOODS = Object.keys(ODDITIES) as [Mood, ...Mood[]];

export type OddGateway = {
  url: string;
  /** Without a mood it keeps the contract, and every payment it is asked about is open. */
  turn(mood: Mood | undefined): void;
  close(): Promise<void>;
};

/** The server behind a gateway's status and refund addresses. */
export async function openOddGateway(): Promise<OddGateway> {
  let mood: Mood | undefined;
  const server = createServer((request, response) => {
    const answer: Answer = mood ? MOODS[mood].answer : keepContract;
    void answer(request, response);
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    turn: (next) => void (mood = next),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const keepContract: Answer = async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://gateway.example.test");
  if (pathname === "/refund") {
    const { refund_id, reference, amount }: Record<string, unknown> = JSON.parse(
      await text(request),
    );
    return send(200, JSON.stringify({ refund_id, reference, refunded: amount }))(request, response);
  }
  const reference = searchParams.get("reference");
  const open = { reference, status: "open", amount: "1.00", currency: "PHP", refunded: "0.00" };
  return send(200, JSON.stringify(open))(request, response);
};

function send(status: number, body: string, headers: Record<string, string> = {}): Answer {
  return (_, response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
  };
}

function drip(response: ServerResponse): void {
  response.writeHead(200).write("{");
  const more = setInterval(() => response.write(" "), 10);
  response.on("close", () => clearInterval(more));
}

function cutShort(response: ServerResponse): void {
  response.writeHead(200, { "content-length": 500 }).write('{"reference"', () => {
    response.destroy();
  });
}

function ramble(response: ServerResponse): void {
  response.writeHead(200);
  const more = () => {
    while (!response.destroyed && response.write("x".repeat(4_096)));
  };
  response.on("drain", more);
  more();
}
