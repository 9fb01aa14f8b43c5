import { randomBytes } from "node:crypto";
import { z } from "zod";
import { ok, refuse, type Result } from "#app/lib/result.ts";
import { postOutside } from "#app/platform/http/post-outside.server.ts";
import type { ReceiverKeys } from "../rules/receivers.ts";
import { decryptAes, encryptAes, encryptRsa, signRequest } from "./eis-crypto.server.ts";
import type { DocumentReceiver, Outcome, ReceiverProblem } from "./receiver-port.ts";

const PATIENCE_MS = 20_000;
const MOST_BYTES = 256 * 1024;

const envelope = z.object({
  status: z.union([z.string(), z.number()]).transform(String),
  data: z.string().optional(),
  errorDetails: z
    .object({ errorCode: z.string(), errorMessage: z.string().default("") })
    .optional(),
});
type Envelope = z.output<typeof envelope>;

const session = z.object({ authToken: z.string().min(1), sessionKey: z.string().length(32) });
type Session = z.output<typeof session>;

const result = z.object({
  processStatusCode: z.string(),
  failReasonStatusCode: z.string().optional(),
  processedDocuments: z
    .array(z.object({ invoiceUid: z.string(), resultStatusCode: z.string() }))
    .default([]),
});

type Account = {
  keys: ReceiverKeys;
  accreditation: string;
  now: Date;
  base: string;
  loopback: boolean;
};

type Answer<T> = Promise<Result<T, ReceiverProblem>>;

/**
 * The Bureau's Electronic Invoicing System by its API of 2022, as public implementations of it show:
 * a session, an encrypted transmission, a question about its result.
 */
export function eis(account: Account): DocumentReceiver {
  return {
    async send({ submitId, jws }) {
      const opened = await openSession(account);
      if (!opened.ok) return opened;
      const data = encryptAes(opened.value.sessionKey, jws);
      const answer = await ask(account, "POST", "/api/invoices", {
        session: opened.value,
        body: { submitId, data },
      });
      if (!answer.ok) return answer;
      return answer.value.status === "1" ? ok(undefined) : refused(answer.value);
    },
    async outcome({ submitId, uniqueId }) {
      const opened = await openSession(account);
      if (!opened.ok) return opened;
      const path = `/api/invoice_result/${encodeURIComponent(submitId)}`;
      const answer = await ask(account, "GET", path, { session: opened.value });
      if (!answer.ok) return answer;
      if (answer.value.status !== "1") return ok({ state: "unknown" });
      const read = readSealed(result, opened.value.sessionKey, answer.value.data);
      return read ? outcomeOf(read, uniqueId) : refuse("not_understood");
    },
  };
}

function outcomeOf(
  { processStatusCode, failReasonStatusCode, processedDocuments }: z.output<typeof result>,
  uniqueId: string,
): Result<Outcome, ReceiverProblem> {
  if (processStatusCode === "02") return ok({ state: "processing" });
  const own = processedDocuments.find(({ invoiceUid }) => invoiceUid === uniqueId);
  if (own?.resultStatusCode === "SUC001") return ok({ state: "accepted" });
  const says = own?.resultStatusCode ?? failReasonStatusCode;
  return says ? ok({ state: "rejected", says }) : refuse("not_understood");
}

async function openSession(account: Account): Answer<Session> {
  const { userId, password, publicKey } = account.keys;
  // A text of 32 characters, with which the answer is encrypted.
  const authKey = randomBytes(24).toString("base64");
  const data = encryptRsa(publicKey, JSON.stringify({ userId, password, authKey }));
  const body = { data, forceRefreshToken: "false" };
  const answer = await ask(account, "POST", "/api/authentication", { body });
  if (!answer.ok) return answer;
  if (answer.value.status !== "1") return refuse("keys_refused");
  const read = readSealed(session, authKey, answer.value.data);
  return read ? ok(read) : refuse("not_understood");
}

type Asked = { session?: Session; body?: object };

async function ask(
  { keys, accreditation, now, base, loopback }: Account,
  method: "GET" | "POST",
  path: string,
  { session: open, body }: Asked,
): Answer<Envelope> {
  // Times are of Manila, eight hours ahead all year.
  const at = new Date(now.getTime() + 8 * 3_600_000);
  const datetime = at.toISOString().replaceAll(/\D/g, "").slice(0, 14);
  const signed = signRequest(open?.sessionKey ?? keys.applicationKey, datetime + method + path);
  const posted = await postOutside({
    method,
    url: base + path,
    headers: {
      accept: "application/json",
      "content-type": "application/json; charset=utf-8",
      accreditationId: accreditation,
      applicationId: keys.applicationId,
      ...(open && { authToken: open.authToken }),
      authorization: `Bearer ${signed}`,
      datetime,
    },
    body: body ? JSON.stringify(body) : "",
    timeoutMs: PATIENCE_MS,
    loopback,
    most: MOST_BYTES,
  });
  if ("failure" in posted) return refuse("no_answer");
  const { status, excerpt } = posted;
  if (status >= 500 || status === 429 || status === 408) return refuse("no_answer");
  if (status === 401 || status === 403) return refuse("keys_refused");
  const read = envelope.safeParse(readJson(excerpt));
  return read.success ? ok(read.data) : refuse("not_understood");
}

function refused({ errorDetails }: Envelope): ReceiverProblem {
  if (!errorDetails) return refuse("not_understood");
  const says = `${errorDetails.errorCode} ${errorDetails.errorMessage}`.trim().slice(0, 300);
  return refuse("refused", { says });
}

/** Undefined for anything that this key does not open, or that has another form. */
function readSealed<T extends z.ZodType>(schema: T, key: string, data: string | undefined) {
  try {
    const read = schema.safeParse(readJson(decryptAes(key, data ?? "")));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
