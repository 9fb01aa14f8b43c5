import { constants, generateKeyPairSync, privateDecrypt } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { json as readBody } from "node:stream/consumers";
import { compactVerify, importSPKI } from "jose";
import { decryptAes, encryptAes, signRequest } from "../eis-crypto.server.ts";

const RSA = { modulusLength: 2048 } as const;
const sealing = generateKeyPairSync("rsa", RSA);
const signing = generateKeyPairSync("rsa", RSA);
const SESSION_KEY = "0123456789abcdef0123456789ABCDEF";

/** What the Bureau issues to the shop of a test. */
export const BUREAU = {
  accreditation: "20rolgw3",
  applicationId: "60xLDIL1",
  applicationKey: "X8TD8UUEDTK7",
  userId: "shop-user",
  password: "shop-password-1",
  publicKey: sealing.publicKey.export({ format: "der", type: "spki" }).toString("base64"),
  signingKeyId: "dNQr6vuNcn",
  signingKey: signing.privateKey.export({ format: "der", type: "pkcs8" }).toString("base64"),
} as const;

type Stored = { submitId: string; uniqueId: string; tin: string };
type Reply = { status: number; body: unknown };

const FAULTS = {
  silent: (response: ServerResponse) => void response.destroy(),
  broken: (response: ServerResponse) => void response.writeHead(500).end("{}"),
  busy: (response: ServerResponse) => void response.writeHead(429).end("{}"),
  half: (response: ServerResponse) => void response.writeHead(200).end('{"status": "1'),
  page: (response: ServerResponse) => void response.writeHead(200).end("<title>Down</title>"),
  strange: (response: ServerResponse) =>
    void response.writeHead(200).end('{"status":"1","data":"AAAA"}'),
  huge: (response: ServerResponse) => void response.writeHead(200).end(" ".repeat(2_000_000)),
} as const;

/** `slow` still checks what it has; `refusing` takes no document. The others are faults of servers. */
export type Mood = keyof typeof FAULTS | "well" | "slow" | "refusing";

/** The Bureau's system in the form of its API of 2022. It rejects sellers whose TIN begins with 999. */
export class FakeEis {
  url = "";
  readonly stored: Stored[] = [];
  #mood: Mood = "well";
  #afterDoing = false;
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

  /** With `afterDoing` the document is stored, and only the answer to it is lost. */
  be(mood: Mood, { afterDoing = false } = {}): void {
    this.#mood = mood;
    this.#afterDoing = afterDoing;
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? "").replace(/^\/eis/, "");
    const isSend = path === "/api/invoices";
    const fault = this.#mood in FAULTS ? FAULTS[this.#mood as keyof typeof FAULTS] : undefined;
    if (fault && !this.#afterDoing) return fault(response);
    const { status, body } = await this.#answer(request, path);
    if (fault && isSend) return fault(response);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  }

  async #answer(request: IncomingMessage, path: string): Promise<Reply> {
    const isSignIn = path === "/api/authentication";
    const key = isSignIn ? BUREAU.applicationKey : SESSION_KEY;
    const { datetime, authorization, accreditationid, authtoken } = request.headers;
    const signed = signRequest(key, `${String(datetime)}${request.method ?? ""}${path}`);
    const isOurs = authorization === `Bearer ${signed}` && accreditationid === BUREAU.accreditation;
    if (!isOurs) return refusal("E01", "Invalid signature");
    if (!isSignIn && authtoken !== "token-1") return refusal("E03", "Invalid authToken");
    if (isSignIn) return this.#signIn((await readBody(request)) as { data: string });
    if (request.method === "POST") {
      return this.#store((await readBody(request)) as { submitId: string; data: string });
    }
    return this.#result(path.split("/").at(-1) ?? "");
  }

  #signIn({ data }: { data: string }): Reply {
    const padding = constants.RSA_PKCS1_PADDING;
    const opened = privateDecrypt(
      { key: sealing.privateKey, padding },
      Buffer.from(data, "base64"),
    );
    const { userId, password, authKey } = JSON.parse(opened.toString()) as Record<string, string>;
    if (userId !== BUREAU.userId || password !== BUREAU.password || !authKey) {
      return refusal("E23", "Invalid User ID or Password");
    }
    return sealed(authKey, { authToken: "token-1", sessionKey: SESSION_KEY });
  }

  async #store({ submitId, data }: { submitId: string; data: string }): Promise<Reply> {
    if (this.#mood === "refusing") return refusal("E11", "Not certified for this document");
    const pem = signing.publicKey.export({ format: "pem", type: "spki" }).toString();
    const { payload, protectedHeader } = await compactVerify(
      decryptAes(SESSION_KEY, data),
      await importSPKI(pem, "RS256"),
    );
    if (protectedHeader.kid !== BUREAU.signingKeyId) return refusal("E12", "Unknown key");
    const { EisUniqueId, SellerInfo } = JSON.parse(new TextDecoder().decode(payload)) as {
      EisUniqueId: string;
      SellerInfo: { Tin: string };
    };
    this.stored.push({ submitId, uniqueId: EisUniqueId, tin: SellerInfo.Tin });
    return sealed(SESSION_KEY, { refSubmitId: submitId, ackId: `BIR-${submitId}` });
  }

  #result(submitId: string): Reply {
    const found = this.stored.find((each) => each.submitId === submitId);
    if (!found) return refusal("E31", "Unknown submitId");
    if (this.#mood === "slow") return sealed(SESSION_KEY, { processStatusCode: "02" });
    const resultStatusCode = found.tin.startsWith("999") ? "ERR001" : "SUC001";
    const processedDocuments = [{ invoiceUid: found.uniqueId, resultStatusCode }];
    return sealed(SESSION_KEY, { processStatusCode: "01", processedDocuments });
  }
}

const refusal = (errorCode: string, errorMessage: string): Reply => ({
  status: 200,
  body: { status: "0", errorDetails: { errorCode, errorMessage } },
});

const sealed = (key: string, body: object): Reply => ({
  status: 200,
  body: { status: "1", data: encryptAes(key, JSON.stringify(body)) },
});
