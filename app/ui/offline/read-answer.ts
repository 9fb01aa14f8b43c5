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
  if (ok) return { kind: "saved", message: wordsOf(body, "message") };
  if (!isRefusal(body)) return { kind: "later", why: "busy" };
  if (body.error === "other_account") return { kind: "later", why: "other_account" };
  const urgent = wordsOf(body, "urgent");
  return { kind: "refused", message: body.message, errors: textsOf(body), urgent };
}

function wordsOf(body: unknown, name: "message" | "urgent"): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const said = Object.entries(body).find(([key]) => key === name)?.[1] as unknown;
  return typeof said === "string" && said !== "" ? said : undefined;
}

function isRefusal(body: unknown): body is { error: string; message: string } {
  if (typeof body !== "object" || body === null) return false;
  if (!("error" in body) || !("message" in body)) return false;
  return typeof body.error === "string" && typeof body.message === "string";
}

function textsOf(body: object): Record<string, string> {
  const errors = "errors" in body && typeof body.errors === "object" ? body.errors : {};
  return Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([name, text]) =>
      typeof text === "string" ? [[name, text]] : [],
    ),
  );
}
