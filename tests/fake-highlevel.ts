import { createPrivateKey, createPublicKey, sign } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listenLocally } from "./listen-locally.ts";

type Json = Record<string, unknown>;

export type RecordedRequest = {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Json;
};

type Contact = Json & { id: string; tags: string[] };

type Reply = { status: number; body: Json; headers?: Record<string, string> };

/** The only sub-account. */
export const ACCOUNT = {
  key: "pit-00000000-1111-2222-3333-444444444444",
  location: "ve9EPM428h8vShlRW1KT",
  name: "Manila Test Clinic",
} as const;

/** Keys that HighLevel refuses in other ways. */
export const BAD_KEYS = {
  wrong: "pit-wrong-000000000000",
  noScope: "pit-no-scope-000000000",
  elsewhere: "pit-elsewhere-00000000",
} as const;

const KEY_REPLIES: Readonly<Record<string, Reply>> = {
  [BAD_KEYS.noScope]: error(401, "The token is not authorized for this scope.", "Unauthorized"),
  [BAD_KEYS.elsewhere]: error(403, "The token does not have access to this location.", "Forbidden"),
};

const READ_ASKED = "/asked";

/** A constant key, so that each test can sign for the HighLevel of another process. */
const PRIVATE_KEY = createPrivateKey({
  key: Buffer.from(`302e020100300506032b657004220420${"5a".repeat(32)}`, "hex"),
  format: "der",
  type: "pkcs8",
});

const PUBLIC_KEY = createPublicKey(PRIVATE_KEY)
  .export({ format: "der", type: "spki" })
  .toString("base64");

export const signWebhook = (rawBody: string) => ({
  "x-ghl-signature": sign(null, Buffer.from(rawBody), PRIVATE_KEY).toString("base64"),
});

/**
 * Imitates HighLevel in its documented wire format. Tests add special answers to `next`. A shop in
 * another process can use it, too: its requests are listed at `/asked`.
 */
export class FakeHighlevel {
  /** Special answers, one request each, before the normal ones. */
  next: (Reply | "silence" | "cut")[] = [];
  readonly asked: RecordedRequest[] = [];
  readonly contacts = new Map<string, Contact>();
  url = "";
  #made = 0;
  readonly #server = createServer((request, response) => void this.#take(request, response));

  async open(): Promise<this> {
    this.url = `http://127.0.0.1:${await listenLocally(this.#server)}`;
    return this;
  }

  get settings() {
    return { HIGHLEVEL_URL: this.url, HIGHLEVEL_PUBLIC_KEY: PUBLIC_KEY };
  }

  contactOf(email: string) {
    return [...this.contacts.values()].find((contact) => contact["email"] === email);
  }

  reset(): void {
    this.next = [];
    this.asked.length = 0;
    this.contacts.clear();
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", url: path = "/", headers } = request;
    let text = "";
    for await (const part of request as AsyncIterable<Buffer>) text += part.toString();
    if (path === READ_ASKED) return write(response, { status: 200, body: { asked: this.asked } });
    const asked = { method, path, headers, body: text ? (JSON.parse(text) as Json) : {} };
    this.asked.push(asked);
    const planned = this.next.shift();
    if (planned === "silence") return;
    if (planned === "cut") return void response.destroy();
    write(response, planned ?? this.#answer(asked));
  }

  #answer({ method, path, headers, body }: RecordedRequest): Reply {
    if (path.startsWith("/hooks/")) return { status: 200, body: { status: "Success: test" } };
    const key = String(headers["authorization"] ?? "").replace("Bearer ", "");
    if (key !== ACCOUNT.key) return KEY_REPLIES[key] ?? INVALID_TOKEN;
    if (headers["version"] !== "2021-07-28") return error(400, "version header was not found.");
    const { pathname, searchParams } = new URL(path, this.url);
    const [, , id = "", part] = pathname.split("/");
    if (pathname.startsWith("/locations/")) return locationReply(id);
    if (pathname === "/contacts/upsert") return this.#upsert(body);
    if (pathname === "/contacts/search/duplicate") {
      return {
        status: 200,
        body: { contact: this.contactOf(searchParams.get("email") ?? "") ?? null },
      };
    }
    const contact = this.contacts.get(id);
    if (!contact) return error(404, `Contact with id ${id} not found`, "Not Found");
    if (method === "DELETE") {
      this.contacts.delete(id);
      return { status: 200, body: { succeded: true } };
    }
    if (part === "tags") {
      contact.tags = [...new Set([...contact.tags, ...(body["tags"] as string[])])];
      return { status: 201, body: { tags: contact.tags } };
    }
    Object.assign(contact, body);
    return { status: 200, body: { succeded: true, contact } };
  }

  #upsert(body: Json): Reply {
    const email = typeof body["email"] === "string" ? body["email"] : "";
    if (body["locationId"] !== ACCOUNT.location) {
      return error(403, "The token does not have access to this location.", "Forbidden");
    }
    if (!/^[^@\s]+@[^@\s]+\.[a-z]+$/.test(email)) return UNPROCESSABLE;
    if (email.startsWith("refused")) return UNPROCESSABLE;
    const known = this.contactOf(email);
    const id = known?.id ?? `contact${(this.#made += 1)}`;
    // The tags of an upsert replace the existing ones.
    const tags = (body["tags"] as string[] | undefined) ?? known?.tags ?? [];
    const contact = { ...known, ...body, id, tags };
    this.contacts.set(id, contact);
    return { status: 200, body: { new: !known, contact, traceId: `trace-${id}` } };
  }
}

const INVALID_TOKEN = error(401, "Invalid token: access token is invalid", "Unauthorized");
const UNPROCESSABLE: Reply = {
  status: 422,
  body: { statusCode: 422, message: ["email must be an email"], error: "Unprocessable Entity" },
};

/**
 * A refusal for too many requests. HighLevel states its limits, and a proxy before it says when to
 * retry.
 */
export function busy(seconds?: number): Reply {
  const limits = { "x-ratelimit-max": "100", "x-ratelimit-remaining": "0" };
  const headers = { ...limits, ...(seconds !== undefined && { "retry-after": String(seconds) }) };
  return { ...error(429, "Too Many Requests"), headers };
}

export function error(status: number, message: string, name?: string): Reply {
  return { status, body: { statusCode: status, message, ...(name && { error: name }) } };
}

function locationReply(id: string): Reply {
  if (id !== ACCOUNT.location) return error(404, `Location with id ${id} not found`, "Not Found");
  const location = { id, name: ACCOUNT.name, country: "PH", timezone: "Asia/Manila" };
  return { status: 200, body: { location } };
}

function write(response: ServerResponse, { status, body, headers = {} }: Reply): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}
