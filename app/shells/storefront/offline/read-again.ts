import { showToast } from "#app/ui/show-toast.ts";
import { connectionMessages as say } from "./texts.ts";
import { isPassing } from "./is-passing.ts";
import { RETRIES, waitBefore } from "./wait-before.ts";

type Answer = Response | undefined;

/** A longer wait is explained to the visitor at once. */
const NOTICED_MS = 2_000;
/** Pages that poll would otherwise repeat the same message. */
const SAID_FOR_MS = 10_000;

/** Retries a read with growing pauses, and returns the last answer. */
export async function readAgain(
  read: () => Promise<Answer>,
  first: Answer,
  signal: AbortSignal | null | undefined,
): Promise<Answer> {
  let answer = first;
  for (let retry = 1; retry <= RETRIES && isPassing(answer); retry += 1) {
    const ms = waitBefore(retry, answer?.headers.get("retry-after") ?? null, Date.now());
    if (ms === undefined || !navigator.onLine) break;
    if (retry > 1 || ms > NOTICED_MS) sayOnce(retry === RETRIES ? say.lastTry : whyAgain(answer));
    await pause(ms, signal);
    signal?.throwIfAborted();
    if (!navigator.onLine) break;
    answer = await read();
  }
  return answer;
}

function whyAgain(answer: Answer): string {
  return answer ? say.busy : say.slow;
}

const said = new Map<string, number>();

function sayOnce(text: string): void {
  const now = Date.now();
  if (now - (said.get(text) ?? 0) < SAID_FOR_MS) return;
  said.set(text, now);
  showToast(text, { tone: "info" });
}

/** Pauses. The pause ends early when the connection changes or the request is aborted. */
function pause(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener("online", end, { signal: over.signal });
    window.addEventListener("offline", end, { signal: over.signal });
    signal?.addEventListener("abort", end, { signal: over.signal });
  });
}
