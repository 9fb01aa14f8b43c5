import { z } from "zod";
import { ok, refuse } from "#app/lib/result.ts";
import { askCompany, type ApiAnswer } from "./text-api.server.ts";
import type { DeliveryState, TextGateway, TextProblem } from "./text-port.ts";

/** "Attempt to send to unsubscribed recipient". */
const UNSUBSCRIBED = 21610;

const message = z.object({
  sid: z.string().min(1),
  status: z.string(),
  body: z.string(),
  date_created: z.string().nullish(),
});

/** Twilio's words for the state of a message; `read` exists on other channels only. */
const STATES: Readonly<Record<string, DeliveryState>> = {
  accepted: "sent",
  scheduled: "sent",
  queued: "sent",
  sending: "sent",
  sent: "sent",
  delivered: "delivered",
  read: "delivered",
  undelivered: "failed",
  failed: "failed",
  canceled: "failed",
};

/** Undefined for a word that Twilio has not documented. */
export const readTwilioState = (status: string): DeliveryState | undefined => STATES[status];

type Account = {
  account: string;
  key: string;
  sender: string;
  base: string;
  loopback: boolean;
  /** Where Twilio reports deliveries. It accepts public addresses only. */
  reportsTo: string | undefined;
};

/** Twilio, by its API of 2010. */
export function twilio({ account, key, sender, base, loopback, reportsTo }: Account): TextGateway {
  const home = `${base}/2010-04-01/Accounts/${encodeURIComponent(account)}`;
  const headers = {
    authorization: `Basic ${Buffer.from(`${account}:${key}`).toString("base64")}`,
  };
  const ask = (path: string, form?: Record<string, string>) =>
    askCompany({ url: home + path, headers, loopback, ...(form && { form }) });
  return {
    async send({ to, body }) {
      const from = sender.startsWith("MG") ? "MessagingServiceSid" : "From";
      const answer = await ask("/Messages.json", {
        To: to,
        Body: body,
        [from]: sender,
        ...(reportsTo !== undefined && { StatusCallback: reportsTo }),
      });
      if (!answer.ok) return answer;
      const sent = message.safeParse(answer.value.json);
      return answer.value.status === 201 && sent.success
        ? ok(sent.data.sid)
        : problemIn(answer.value);
    },
    async find({ to, body }, since) {
      const query = new URLSearchParams({ To: to, PageSize: "50" }).toString();
      const answer = await ask(`/Messages.json?${query}`);
      if (!answer.ok) return answer;
      const read = z.object({ messages: z.array(message) }).safeParse(answer.value.json);
      if (!read.success) return problemIn(answer.value);
      return ok(read.data.messages.find((one) => one.body === body && isSince(one, since))?.sid);
    },
    async state(id) {
      const answer = await ask(`/Messages/${encodeURIComponent(id)}.json`);
      if (!answer.ok) return answer;
      const read = message.safeParse(answer.value.json);
      const state = read.success ? readTwilioState(read.data.status) : undefined;
      return state ? ok(state) : problemIn(answer.value);
    },
    async check() {
      const answer = await ask(".json");
      if (!answer.ok) return answer;
      const read = z.object({ sid: z.literal(account) }).safeParse(answer.value.json);
      return read.success ? ok(undefined) : problemIn(answer.value);
    },
  };
}

/** Twilio's times have whole seconds. */
const isSince = ({ date_created: created }: z.infer<typeof message>, since: Date): boolean =>
  !created || Date.parse(created) >= since.getTime() - 1_000;

const refusal = z.object({ code: z.number(), message: z.string() });

function problemIn({ json }: ApiAnswer): TextProblem {
  const read = refusal.safeParse(json);
  if (!read.success) return refuse("not_understood");
  if (read.data.code === UNSUBSCRIBED) return refuse("opted_out");
  return refuse("refused", { says: read.data.message.slice(0, 200) });
}
