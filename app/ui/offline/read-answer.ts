/** Why an entry is still waiting. */
export type Why = "no_answer" | "busy" | "signed_out" | "other_account";

export type Outcome =
  /** `message` is shown to the sender. */
  | { kind: "saved"; message?: string | undefined }
  | { kind: "later"; why: Why }
  /** `urgent` is advice to follow at once, whatever happens to the entry. */
  | {
      kind: "refused";
      message: string;
      errors: Record<string, string>;
      urgent?: string | undefined;
    };

type Answer = Pick<Response, "type" | "status" | "ok"> & { body: unknown };

/** Interprets the shop's answer; undefined means no answer. Only 2xx means stored. */
export function readAnswer(answer: Answer | undefined): Outcome {
  if (!answer) return { kind: "later", why: "no_answer" };
  const { type, status, ok, body } = answer;
  // The access policy redirects visitors to the sign-in page.
  if (type === "opaqueredirect" || status === 401) return { kind: "later", why: "signed_out" };
  if (status === 429 || status >= 500) return { kind: "later", why: "busy" };
  const said = entriesOf(body);
  const message = wordsOf(said["message"]);
  if (ok) return { kind: "saved", message };
  if (typeof said["error"] !== "string" || typeof said["message"] !== "string") {
    return { kind: "later", why: "busy" };
  }
  if (said["error"] === "other_account") return { kind: "later", why: "other_account" };
  const errors = Object.entries(entriesOf(said["errors"])).flatMap(([name, text]) =>
    typeof text === "string" ? [[name, text]] : [],
  );
  const refused = { message: said["message"], errors: Object.fromEntries(errors) };
  return { kind: "refused", ...refused, urgent: wordsOf(said["urgent"]) };
}

const entriesOf = (body: unknown): Partial<Record<string, unknown>> =>
  typeof body === "object" ? { ...body } : {};

const wordsOf = (said: unknown) => (typeof said === "string" && said !== "" ? said : undefined);
