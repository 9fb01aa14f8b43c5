import { connect } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { policy } from "#app/policy.ts";
import { isThorough } from "../thorough.ts";
import { faultsOf } from "./judge.ts";
import { messageOf } from "./message-of.ts";
import { send, type Answer } from "./send.ts";
import { openShop } from "./shop.ts";
import { writesSince } from "./writes.ts";

const shop = await openShop();
afterAll(() => shop.pool.end());
await writesSince(shop.pool);
const { host, port } = new URL(shop.url);

const everyPath = Object.entries(policy).map(([pattern, methods]) => {
  return { path: pattern.replaceAll(/:\w+|\*/g, "x"), methods: Object.keys(methods) };
});
/** Which methods a route has is one rule: one route for each first part of an address shows it. */
const ofEachPart = new Map(
  everyPath.map((one) => [`${one.path.split("/")[1]} ${one.methods.join()}`, one] as const),
);
const PATHS = isThorough ? everyPath : [...ofEachPart.values()];
const OTHER_METHODS = ["PUT", "PATCH", "DELETE"];
/** Those the router refuses by itself, before it knows which page is meant. */
const NO_METHODS = ["OPTIONS", "TRACE", "PROPFIND"];

/** What the server says to these very bytes. */
function answerTo(bytes: string | Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), "127.0.0.1");
    const chunks: Buffer[] = [];
    socket.on("data", (chunk) => void chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", () => resolve(read(Buffer.concat(chunks).toString())));
    socket.write(bytes);
  });
}

function read(text: string): Answer {
  const [head = "", ...body] = text.split("\r\n\r\n");
  const [start = "", ...lines] = head.split("\r\n");
  const headers = lines.map((line) => /^([^:]*): ?(.*)$/.exec(line)?.slice(1, 3) ?? []);
  const status = Number(start.split(" ")[1]);
  return { status, headers: Object.fromEntries(headers), cookies: [], text: body.join("") };
}

describe.each(PATHS)("$path", ({ path, methods }) => {
  test("names its methods to whoever tries another", async () => {
    const ask = (method: string) => send(shop.url, { method, path, headers: { origin: shop.url } });
    const others = ["GET", "POST"].filter((method) => !methods.includes(method));
    for (const method of [...others, ...OTHER_METHODS]) {
      const answer = await ask(method);
      const { status, headers } = answer;
      const said = { method, status, allow: headers.allow, faults: faultsOf(answer, []) };
      expect(said).toEqual({ method, status: 405, allow: methods.join(", "), faults: [] });
    }
    for (const method of NO_METHODS) {
      const answer = await ask(method);
      const said = { method, status: answer.status, faults: faultsOf(answer, []) };
      expect(said).toEqual({ method, status: 405, faults: [] });
    }
  });

  test("answers HEAD as it answers GET, without the page", async () => {
    const ask = (method: string) => send(shop.url, { method, path, headers: {} });
    const [head, page] = [await ask("HEAD"), await ask("GET")];
    expect(head).toMatchObject({ status: page.status, text: "" });
    expect(faultsOf(head, [shop.url])).toEqual([]);
  });
});

test("other methods write nothing", async () => {
  expect(await writesSince(shop.pool)).toEqual([]);
});

const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, `host: ${host}`, "connection: close", ...headers, "", ""].join("\r\n");
const post = (body: string, ...headers: string[]) =>
  [`POST /cart HTTP/1.1`, `host: ${host}`, `origin: ${shop.url}`, ...headers, "", body].join(
    "\r\n",
  );

const UNREADABLE: Record<string, string | Buffer> = {
  "a request for no host": "GET / HTTP/1.1\r\nconnection: close\r\n\r\n",
  words: "Hello, shop!\r\n\r\n",
  "a method nobody knows": "STEAL / HTTP/1.1\r\nhost: x\r\n\r\n",
  "bytes of another protocol": Buffer.from([22, 3, 1, 0, 250, 1, 0, 0, 246, 3, 3, 0, 13, 10]),
  "a host that is none": "GET / HTTP/1.1\r\nhost: 1.2.3.256\r\nconnection: close\r\n\r\n",
  "two hosts": get("/", "host: evil.test"),
  "a space in the path": get("/a b"),
  "a backslash in the path": get("/\\evil.test"),
  "no path": get("cart"),
  "a NUL in a header": get("/", "x-a: a\u0000b"),
  "a header without a name": get("/", ": a"),
  "a length that is none": post("a=1", "content-length: three"),
  "two lengths": post("a=1", "content-length: 3", "content-length: 4"),
  "a length and pieces": post("0\r\n\r\n", "content-length: 5", "transfer-encoding: chunked"),
  "pieces that are none": post("zz\r\na=1\r\n0\r\n\r\n", "transfer-encoding: chunked"),
  "cookies without end": get("/", `cookie: ${"pm_cart=x; ".repeat(3_000)}`),
  "an address without end": get(`/${"x".repeat(40_000)}`),
};

test.each(Object.entries(UNREADABLE))("%s: refused with a page that says so", async (_, bytes) => {
  const answer = await answerTo(bytes);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(faultsOf(answer, [])).toEqual([]);
  expect(messageOf(answer)).toBeDefined();
});

const ODD_PATHS = [
  "//",
  "//evil.test/",
  "///products",
  "/products//",
  "/./",
  "/../../etc/passwd",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/assets/../../../package.json",
  "/assets/..%2f..%2f..%2fpackage.json",
  "/assets/%00",
  "/favicon.svg/",
  "/package.json",
  "/.env",
  "/%",
  "/%zz",
  "/%E0%A4%A",
  "/%ff%fe",
  "/%0d%0aset-cookie:%20x-injected=yes",
  "/product/%2F..%2F..",
  "/order/",
  "/order/..;/",
  "/.data",
  "/_.data",
  "/_root.data",
  "/cart.data.data",
  "/cart.data?_routes=__proto__",
  "/products.data?_routes=,,,%00",
  "/__manifest?p=%2Fadmin&version=x",
  "/__manifest",
  "/?",
  "/??a=%00",
  "/#",
  "/products?q=%00&q=1&q[]=2&sort=__proto__",
  "/admin/orders?page=-1",
  "/admin/orders?page=99999999999999999999",
  "http://evil.test/",
  "http://evil.test:99999/",
  "https://[::1]/",
  "/healthz?%zz",
  "/readyz/%00",
  "/metrics/../",
];

test.each(ODD_PATHS)("%s is nothing to fall over", async (path) => {
  const answer = await answerTo(get(path));
  const plain = /^\/(?:healthz|readyz|metrics)/.test(path);
  expect(plain ? [] : faultsOf(answer, [shop.url])).toEqual([]);
  expect(answer.status).toBeLessThan(500);
  expect(answer.text).not.toMatch(/"dependencies"|root:x:/);
});

test("odd addresses write nothing", async () => {
  expect(await writesSince(shop.pool)).toEqual([]);
});
