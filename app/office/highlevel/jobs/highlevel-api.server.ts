import { postOutside } from "#app/platform/http/post-outside.server.ts";
import { readAnswer, wordsOf, type Verdict } from "../rules/read-answer.ts";

const HIGHLEVEL = "https://services.leadconnectorhq.com";
const API_VERSION = "2021-07-28";
const TIMEOUT_MS = 10_000;
/** A contact with all its fields takes some kilobytes. */
const MOST_BYTES = 200_000;

/** The URL of HighLevel, or of its stand-in in a test. */
export type HighlevelPlace = { highlevelUrl?: string | undefined };

export const highlevelOrigin = ({ highlevelUrl }: HighlevelPlace) =>
  new URL(highlevelUrl ?? HIGHLEVEL).origin;

type Request = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  body?: object;
};

type Answered = { verdict: Verdict; body: unknown };

/** The requests of the shop to HighLevel, with one key. None of them throws. */
export function highlevelApi(place: HighlevelPlace, key: string) {
  const send = async ({ method, path, body }: Request): Promise<Answered> => {
    const posted = await postOutside({
      method,
      url: highlevelOrigin(place) + path,
      headers: {
        authorization: `Bearer ${key}`,
        version: API_VERSION,
        accept: "application/json",
        "content-type": "application/json",
      },
      body: body ? JSON.stringify(body) : "",
      timeoutMs: TIMEOUT_MS,
      loopback: place.highlevelUrl !== undefined,
      most: MOST_BYTES,
    });
    if ("failure" in posted) return { verdict: readAnswer(posted), body: undefined };
    const { status, excerpt, retryAfter } = posted;
    const read = readJson(excerpt);
    return { verdict: readAnswer({ status, said: wordsOf(read), retryAfter }), body: read };
  };
  const contact = (remoteId: string) => `/contacts/${encodeURIComponent(remoteId)}`;
  return {
    location: (id: string) => send({ method: "GET", path: `/locations/${encodeURIComponent(id)}` }),
    upsert: (body: object) => send({ method: "POST", path: "/contacts/upsert", body }),
    addTags: (remoteId: string, tags: readonly string[]) =>
      send({ method: "POST", path: `${contact(remoteId)}/tags`, body: { tags } }),
    update: (remoteId: string, body: object) =>
      send({ method: "PUT", path: contact(remoteId), body }),
    remove: (remoteId: string) => send({ method: "DELETE", path: contact(remoteId) }),
    find: (locationId: string, email: string) =>
      send({
        method: "GET",
        path: `/contacts/search/duplicate?${String(new URLSearchParams({ locationId, email }))}`,
      }),
  };
}

/** An event for the trigger of a workflow, at an address that is HighLevel's own. */
export async function postTrigger(
  place: HighlevelPlace,
  url: string,
  body: object,
): Promise<Verdict> {
  const posted = await postOutside({
    url,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    timeoutMs: TIMEOUT_MS,
    loopback: place.highlevelUrl !== undefined,
  });
  if ("failure" in posted) return readAnswer(posted);
  const { status, excerpt, retryAfter } = posted;
  const verdict = readAnswer({ status, said: wordsOf(readJson(excerpt)), retryAfter });
  // Such an address knows no key: whatever it refuses is wrong with the address.
  if (verdict.is !== "broken" && verdict.is !== "gone") return verdict;
  return { is: "refused", status, said: "" };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
