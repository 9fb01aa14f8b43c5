import { z } from "zod";
import { shopDay } from "#app/lib/dates.ts";
import { ok, refuse } from "#app/lib/result.ts";
import { askCompany, type ApiAnswer } from "./text-api.server.ts";
import type { DeliveryState, Text, TextGateway, TextProblem } from "./text-port.ts";

const message = z.object({
  message_id: z.union([z.int(), z.string().min(1)]).transform(String),
  recipient: z.union([z.string(), z.number()]).transform(String),
  message: z.string(),
  status: z.string(),
});
const messages = z.array(message).min(1);

/** Semaphore's own words. `Sent` means that the network has it; there is no later state. */
const STATES: Readonly<Record<string, DeliveryState>> = {
  Pending: "sent",
  Queued: "sent",
  Sent: "delivered",
  Failed: "failed",
  Refunded: "failed",
};

type Account = { key: string; sender: string; base: string; loopback: boolean };

/** Semaphore, a company in the Philippines, by its API 4. It takes no replies. */
export function semaphore({ key, sender, base, loopback }: Account): TextGateway {
  // Semaphore reads the key of a GET from its address only.
  const ask = (path: string, query: Record<string, string> = {}) =>
    askCompany({
      url: `${base}${path}?${new URLSearchParams({ apikey: key, ...query }).toString()}`,
      loopback,
    });
  return {
    async send({ to, body }) {
      const form = { apikey: key, number: to.slice(1), message: body, sendername: sender };
      const answer = await askCompany({ url: `${base}/api/v4/messages`, form, loopback });
      if (!answer.ok) return answer;
      const read = messages.safeParse(answer.value.json);
      const [first] = read.data ?? [];
      return first ? ok(first.message_id) : problemIn(answer.value);
    },
    async find(text, since) {
      const answer = await ask("/api/v4/messages", { startDate: shopDay(since), limit: "500" });
      if (!answer.ok) return answer;
      const read = z.array(message).safeParse(answer.value.json);
      if (!read.success) return problemIn(answer.value);
      return ok(read.data.find((one) => isSame(one, text))?.message_id);
    },
    async state(id) {
      const answer = await ask(`/api/v4/messages/${encodeURIComponent(id)}`);
      if (!answer.ok) return answer;
      const { json } = answer.value;
      const read = messages.safeParse(Array.isArray(json) ? json : [json]);
      const state = STATES[read.data?.[0]?.status ?? ""];
      return state ? ok(state) : problemIn(answer.value);
    },
    async check() {
      const answer = await ask("/api/v4/account");
      if (!answer.ok) return answer;
      const read = z.object({ account_id: z.unknown() }).safeParse(answer.value.json);
      return read.success && read.data.account_id ? ok(undefined) : problemIn(answer.value);
    },
  };
}

/** Recipients come back as 09171234567 or 639171234567. */
const isSame = (one: z.infer<typeof message>, { to, body }: Text): boolean =>
  one.recipient.slice(-10) === to.slice(-10) && one.message.trim() === body;

const fieldProblems = z.record(z.string(), z.array(z.string()));

/** Refusals are lists of words, by field or alone. */
function problemIn({ json }: ApiAnswer): TextProblem {
  const byField = fieldProblems.safeParse(json);
  if (byField.success && byField.data["apikey"]) return refuse("keys_refused");
  const words = byField.success ? Object.values(byField.data).flat() : json;
  const says = z.array(z.string()).min(1).safeParse(words);
  return says.success
    ? refuse("refused", { says: says.data.join(" ").slice(0, 200) })
    : refuse("not_understood");
}
