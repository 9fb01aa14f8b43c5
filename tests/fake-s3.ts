import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { listenLocally } from "./listen-locally.ts";

type Stored = { bytes: Buffer; at: Date };

export const S3_KEY = { accessKey: "shop-key", secretKey: "shop/secret+1" };
const BUCKET = "our-shop";

/**
 * An S3 provider with one bucket, as far as the shop uses it. It lists two objects a page, so that
 * a caller has to ask for the next, and compares the key and the hash of the body, not the signature.
 */
export class FakeS3 {
  readonly objects = new Map<string, Stored>();
  /** Answers everything with this status, as a provider in trouble does. */
  down: number | undefined;
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  endpoint = "";

  async open(): Promise<this> {
    this.endpoint = `http://127.0.0.1:${await listenLocally(this.#server)}`;
    return this;
  }

  /** What a shop is started with to store its files here. */
  get settings() {
    return { ...S3_KEY, endpoint: this.endpoint, bucket: BUCKET, region: "ph-1" };
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const url = new URL(request.url ?? "/", this.endpoint);
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split("/");
    if (this.down) return refuse(response, this.down, "SlowDown");
    if (!isSigned(request, body)) return refuse(response, 403, "SignatureDoesNotMatch");
    if (bucket !== BUCKET) return refuse(response, 404, "NoSuchBucket");
    const key = rest.join("/");
    if (key === "") return this.#list(url, response);
    if (request.method === "PUT") {
      this.objects.set(key, { bytes: body, at: new Date() });
      response.setHeader("etag", '"1"').end();
    } else if (request.method === "DELETE") {
      this.objects.delete(key);
      response.writeHead(204).end();
    } else {
      const found = this.objects.get(key);
      if (!found) return refuse(response, 404, "NoSuchKey");
      response.setHeader("last-modified", found.at.toUTCString()).end(found.bytes);
    }
  }

  #list(url: URL, response: ServerResponse): void {
    const prefix = url.searchParams.get("prefix") ?? "";
    const after = url.searchParams.get("continuation-token") ?? "";
    const delimiter = url.searchParams.get("delimiter");
    const isListed = (key: string) =>
      key.startsWith(prefix) && !(delimiter && key.slice(prefix.length).includes(delimiter));
    const keys = [...this.objects.keys()].filter(isListed).toSorted();
    const left = keys.filter((key) => key > after);
    const page = left.slice(0, 2);
    const more = left.length > page.length;
    const contents = page.map((key) => {
      const { bytes, at } = this.objects.get(key) ?? { bytes: Buffer.of(), at: new Date() };
      return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><ETag>"1"</ETag><Size>${bytes.length}</Size></Contents>`;
    });
    response.setHeader("content-type", "application/xml");
    response.end(
      `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>${BUCKET}</Name><IsTruncated>${more}</IsTruncated>${
        more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ""
      }${contents.join("")}</ListBucketResult>`,
    );
  }
}

function isSigned({ headers }: IncomingMessage, body: Buffer): boolean {
  const hash = createHash("sha256").update(body).digest("hex");
  const named = headers.authorization?.startsWith(
    `AWS4-HMAC-SHA256 Credential=${S3_KEY.accessKey}/`,
  );
  return named === true && headers["x-amz-content-sha256"] === hash;
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message></Error>`);
}
