import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { importJWK, jwtVerify } from "jose";
import { z } from "zod";
import type { PushTarget } from "../push-service.server.ts";

const FAULTS = {
  silent: (response: ServerResponse) => void response.destroy(),
  slow: () => undefined,
  broken: (response: ServerResponse) => void response.writeHead(503).end(),
  busy: (response: ServerResponse) => void response.writeHead(429).end(),
  gone: (response: ServerResponse) => void response.writeHead(410).end(),
  unknown: (response: ServerResponse) => void response.writeHead(404).end(),
  refusing: (response: ServerResponse) => void response.writeHead(400).end(),
  elsewhere: (response: ServerResponse) =>
    void response.writeHead(302, { location: "http://127.0.0.1:9/" }).end(),
} as const;
export type PushMood = keyof typeof FAULTS;

const payload = z.object({ title: z.string(), page: z.string(), tag: z.string() });
type Shown = z.infer<typeof payload> & { device: string; ttl: number; subject: unknown };

/** A push service and its browsers, which decrypt what they get (RFC 8291) and check who sent it. */
export class FakePush {
  url = "";
  readonly shown: Shown[] = [];
  /** Faults by endpoint; `all` is the whole service. */
  readonly moods = new Map<string, PushMood>();
  readonly #keys = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
  readonly #server = createServer((request, response) => void this.#take(request, response));

  async open(): Promise<this> {
    await once(this.#server.listen(0, "127.0.0.1"), "listening");
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  reset(): void {
    this.shown.length = 0;
    this.moods.clear();
  }

  /** A browser that subscribes. */
  subscribe(): PushTarget {
    const endpoint = `${this.url}/push/${randomBytes(24).toString("base64url")}`;
    const [ecdh, auth] = [createECDH("prime256v1"), randomBytes(16)];
    this.#keys.set(endpoint, { ecdh, auth });
    return { endpoint, p256dh: ecdh.generateKeys("base64url"), auth: auth.toString("base64url") };
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const endpoint = this.url + request.url;
    const mood = this.moods.get(endpoint) ?? this.moods.get("all");
    if (mood) return FAULTS[mood](response);
    const { ttl, topic, authorization = "" } = request.headers;
    const encoding = request.headers["content-encoding"];
    const subject = await this.#sender(authorization).catch(() => undefined);
    const isWhole = encoding === "aes128gcm" && /^[\w-]{1,32}$/.test(String(topic));
    if (subject === undefined || !isWhole) return void response.writeHead(403).end();
    const news = payload.parse(JSON.parse(this.#decrypt(endpoint, body)));
    this.shown.push({ ...news, device: endpoint, ttl: Number(ttl), subject });
    response.writeHead(201).end();
  }

  async #sender(authorization: string): Promise<unknown> {
    const [, token = "", key = ""] = /^vapid t=([^,]+), k=(\S+)$/.exec(authorization) ?? [];
    const point = Buffer.from(key, "base64url");
    const half = (from: number) => point.subarray(from, from + 32).toString("base64url");
    const jwk = { kty: "EC", crv: "P-256", x: half(1), y: half(33) };
    const options = { audience: this.url, clockTolerance: "10y" };
    return (await jwtVerify(token, await importJWK(jwk, "ES256"), options)).payload.sub;
  }

  #decrypt(endpoint: string, body: Buffer): string {
    const own = this.#keys.get(endpoint);
    if (!own) throw new Error("no such browser");
    const [salt, sender, record] = [
      body.subarray(0, 16),
      body.subarray(21, 86),
      body.subarray(86, -16),
    ];
    const derive = (key: Buffer, by: Buffer, info: string | Buffer, length: number) =>
      Buffer.from(hkdfSync("sha256", key, by, info, length));
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), own.ecdh.getPublicKey(), sender]);
    const key = derive(own.ecdh.computeSecret(sender), own.auth, info, 32);
    const decipher = createDecipheriv(
      "aes-128-gcm",
      derive(key, salt, "Content-Encoding: aes128gcm\0", 16),
      derive(key, salt, "Content-Encoding: nonce\0", 12),
    );
    decipher.setAuthTag(body.subarray(-16));
    const text = Buffer.concat([decipher.update(record), decipher.final()]).toString("utf8");
    if (!text.endsWith("\u0002")) throw new Error("the last record has no end");
    return text.slice(0, -1);
  }
}
