import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text as readText } from "node:stream/consumers";
import { once } from "node:events";
import type { AddressInfo } from "node:net";

export const SEMAPHORE_KEY = "semaphore-test-key-0001";
export const TWILIO = { account: `AC${"0a".repeat(16)}`, key: "twilio-test-token-0002" } as const;
export const TWILIO_NUMBER = "+14155550100";

type Stored = { id: string; to: string; body: string; status: string; at: Date };
type Reply = { status: number; body: unknown };

/**
 * `silent` hangs up, `slow` never answers, `doubling` sends a text twice, `refusing` refuses it. The
 * others are faults of servers.
 */
export type Mood = keyof typeof FAULTS | "well" | "doubling" | "refusing";

type MoodTerms = { afterDoing?: boolean; only?: "send" | "any" };

const FAULTS = {
  silent: (response: ServerResponse) => void response.destroy(),
  slow: () => undefined,
  broken: (response: ServerResponse) => void response.writeHead(500).end('{"error":{}}'),
  busy: (response: ServerResponse) => void response.writeHead(429).end('{"error":{}}'),
  half: (response: ServerResponse) => void response.writeHead(200).end('[{"message_id": 12'),
  page: (response: ServerResponse) =>
    void response.writeHead(200).end("<title>Maintenance</title>"),
  strange: (response: ServerResponse) => void response.writeHead(201).end('{"sid":7,"status":[]}'),
  huge: (response: ServerResponse) => void response.writeHead(200).end(" ".repeat(2_000_000)),
  elsewhere: (response: ServerResponse) =>
    void response.writeHead(302, { location: "http://127.0.0.1:9/" }).end("{}"),
} as const;

/** Semaphore and Twilio in their documented formats, at one address of this machine. */
export class FakeTexting {
  url = "";
  readonly sent: Stored[] = [];
  #mood: Mood = "well";
  #afterDoing = false;
  #only: "send" | "any" = "any";
  readonly #server = createServer((request, response) => void this.#take(request, response));

  async open(): Promise<this> {
    await once(this.#server.listen(0, "127.0.0.1"), "listening");
    const { port } = this.#server.address() as AddressInfo;
    this.url = `http://127.0.0.1:${port}`;
    return this;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** With `afterDoing` the text is sent, and only the answer is lost. */
  be(mood: Mood, { afterDoing = false, only = "any" }: MoodTerms = {}): void {
    this.#mood = mood;
    this.#afterDoing = afterDoing;
    this.#only = only;
  }

  reset(): void {
    this.sent.length = 0;
    this.be("well");
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await readText(request));
    const url = new URL(request.url ?? "/", "http://fake.test");
    const isSend = request.method === "POST";
    const fault = isSend || this.#only === "any" ? this.#fault() : undefined;
    if (fault && !(isSend && this.#afterDoing)) return fault(response);
    const { status, body } = url.pathname.startsWith("/twilio")
      ? this.#twilio(request, url, form)
      : this.#semaphore(url, form, isSend);
    if (fault) return fault(response);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  }

  #fault() {
    const mood = this.#mood;
    return mood in FAULTS ? FAULTS[mood as keyof typeof FAULTS] : undefined;
  }

  #store(to: string, body: string, status: string): Stored[] {
    const copies = Array.from({ length: this.#mood === "doubling" ? 2 : 1 }, () => {
      const id = String(this.sent.length + 1001);
      const stored = { id, to, body, status, at: new Date() };
      this.sent.push(stored);
      return stored;
    });
    return copies;
  }

  #semaphore(url: URL, form: URLSearchParams, isSend: boolean): Reply {
    const key = isSend ? form.get("apikey") : url.searchParams.get("apikey");
    if (key !== SEMAPHORE_KEY) {
      return { status: 422, body: { apikey: ["The selected apikey is invalid."] } };
    }
    if (url.pathname.endsWith("/account")) {
      return { status: 200, body: { account_id: 1, account_name: "Shop", status: "Active" } };
    }
    const shown = ({ id, to, body, status }: Stored) => ({
      message_id: Number(id),
      recipient: to,
      message: body,
      status,
      network: "Globe",
    });
    if (isSend) {
      if (this.#mood === "refusing") {
        return { status: 422, body: { sendername: ["The selected sendername is invalid."] } };
      }
      const copies = this.#store(form.get("number") ?? "", form.get("message") ?? "", "Pending");
      return { status: 200, body: copies.map(shown) };
    }
    const id = url.pathname.split("/messages/")[1];
    const found = id === undefined ? this.sent : this.sent.filter((one) => one.id === id);
    return { status: 200, body: found.map(shown) };
  }

  #twilio(request: IncomingMessage, url: URL, form: URLSearchParams): Reply {
    const wanted = Buffer.from(`${TWILIO.account}:${TWILIO.key}`).toString("base64");
    if (request.headers.authorization !== `Basic ${wanted}`) {
      return { status: 401, body: { code: 20003, message: "Authenticate", status: 401 } };
    }
    if (url.pathname.endsWith(`/Accounts/${TWILIO.account}.json`)) {
      return { status: 200, body: { sid: TWILIO.account, status: "active" } };
    }
    const shown = ({ id, to, body, status, at }: Stored) => ({
      sid: `SM${id}`,
      to,
      body,
      status,
      date_created: at.toUTCString(),
      num_segments: "1",
    });
    if (request.method === "POST") {
      if (this.#mood === "refusing") {
        const message = "The 'To' number is not a valid phone number.";
        return { status: 400, body: { code: 21211, message, status: 400 } };
      }
      const [first] = this.#store(form.get("To") ?? "", form.get("Body") ?? "", "queued");
      return { status: 201, body: first && shown(first) };
    }
    const id = /\/Messages\/SM(\d+)\.json$/.exec(url.pathname)?.[1];
    if (id === undefined) {
      const to = url.searchParams.get("To");
      return {
        status: 200,
        body: { messages: this.sent.filter((one) => one.to === to).map(shown) },
      };
    }
    const one = this.sent.find((stored) => stored.id === id);
    return one
      ? { status: 200, body: shown(one) }
      : { status: 404, body: { code: 20404, message: "Not found", status: 404 } };
  }
}
