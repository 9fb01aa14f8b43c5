import { ADDRESSES, type Operations } from "./operations.ts";

type Name = keyof Operations;
type Fields<N extends Name> = Operations[N]["fields"];
type Output<N extends Name> = Operations[N]["output"];
type ReadName = { [N in Name]: Operations[N]["kind"] extends "read" ? N : never }[Name];
type WriteName = Exclude<Name, ReadName>;
type ListName = { [N in ReadName]: Output<N> extends Page<unknown> ? N : never }[ReadName];
type Page<Entry> = { data: readonly Entry[]; next_cursor: string | null };
type EntryOf<N extends ListName> = Output<N>["data"][number];

type Connection = {
  /** Where the shop is, such as https://shop.example.com. */
  url: string;
  /** The API key. It is sent to this shop only, and never without encryption. */
  key: string;
  fetch?: (address: URL, init: RequestInit) => Promise<Response>;
  pause?: (ms: number) => Promise<void>;
};

type WriteOptions = {
  /** The `etag` of a read. The shop refuses the write if the record has changed since. */
  ifMatch?: string;
  /** Your own text for this request. By default, a new one for each write. */
  idempotencyKey?: string;
};

type Problem = { detail?: string; reason?: string; errors?: Record<string, string> };

/** Why the shop refused a request. */
export class ShopProblem extends Error {
  override readonly name = "ShopProblem";
  readonly status: number;
  /** A word for programs, such as `changed_meanwhile`. */
  readonly reason: string | undefined;
  /** What is wrong with a field, by its name. */
  readonly errors: Readonly<Record<string, string>>;

  constructor(status: number, { detail = "The shop gave no reason.", reason, errors }: Problem) {
    super(detail);
    this.status = status;
    this.reason = reason;
    this.errors = errors ?? {};
  }
}

const MOST_TRIES = 4;
const LONGEST_WAIT_SECONDS = 60;
const TEMPORARY = new Set([429, 502, 503, 504]);

/** Opens a shop. Requests that get no answer are repeated, which changes nothing twice. */
export function connect({ url, key, fetch: send = fetch, pause = wait }: Connection) {
  if (!isPrivate(new URL(url))) throw new Error("Use https, so that no one can read the key.");

  async function request(name: Name, fields: object, headers: Record<string, string> = {}) {
    const { method, address, input } = placeOf(name, fields, url);
    const body = method === "POST" ? JSON.stringify(input) : undefined;
    const init: RequestInit = {
      method,
      // Another address must not get the key.
      redirect: "error",
      headers: {
        authorization: `Bearer ${key}`,
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    };
    for (let tries = 1; ; tries += 1) {
      const answer = await send(address, init).catch((error: unknown) => {
        if (tries === MOST_TRIES) throw error;
      });
      if (answer?.ok) return answer;
      const wait = Number(answer?.headers.get("retry-after") ?? 2 ** (tries - 1));
      const isOver = tries === MOST_TRIES || wait > LONGEST_WAIT_SECONDS;
      if (answer && (isOver || !TEMPORARY.has(answer.status))) throw await problemOf(answer);
      await pause(wait * 1_000);
    }
  }

  async function read<N extends ReadName>(name: N, fields: Fields<N>) {
    const answer = await request(name, fields);
    const value = (await answer.json()) as Output<N>;
    return { value, etag: answer.headers.get("etag") ?? undefined };
  }

  return {
    /** Reads a record, or one page of a list. */
    read,

    /** Every entry of a list, page by page. */
    async *each<N extends ListName>(name: N, fields: Fields<N>): AsyncGenerator<EntryOf<N>> {
      let cursor: string | null | undefined;
      do {
        const { value } = await read(name, { ...fields, ...(cursor && { cursor }) });
        const page = value as Page<EntryOf<N>>;
        yield* page.data;
        cursor = page.next_cursor;
      } while (cursor);
    },

    async write<N extends WriteName>(
      name: N,
      fields: Fields<N>,
      { ifMatch, idempotencyKey = crypto.randomUUID() }: WriteOptions = {},
    ): Promise<Output<N>> {
      const answer = await request(name, fields, {
        "idempotency-key": idempotencyKey,
        ...(ifMatch !== undefined && { "if-match": ifMatch }),
      });
      return (await answer.json()) as Output<N>;
    },
  };
}

/** The key of the record goes into the path; other fields into the query or the body. */
function placeOf(name: Name, fields: object, url: string) {
  const [method = "", path = ""] = ADDRESSES[name].split(" ");
  const input = new Map(Object.entries(fields).filter(([, value]) => value !== undefined));
  const named = path.replace(/\{(\w+)\}/, (_, part: string) => {
    const value = String(input.get(part));
    input.delete(part);
    return encodeURIComponent(value);
  });
  const address = new URL(named, url);
  if (method === "GET") {
    for (const [field, value] of input) address.searchParams.set(field, String(value));
  }
  return { method, address, input: Object.fromEntries(input) };
}

async function problemOf(answer: Response): Promise<ShopProblem> {
  const sent: unknown = await answer.json().catch(() => ({}));
  return new ShopProblem(answer.status, typeof sent === "object" && sent !== null ? sent : {});
}

const isPrivate = ({ protocol, hostname }: URL) =>
  protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
