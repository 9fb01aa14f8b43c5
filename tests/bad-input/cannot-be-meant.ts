import type { Built } from "./build-request.ts";
import type { Call } from "./call.ts";
import type { Fields } from "./fields.ts";
import type { Role } from "./roles.ts";
import type { Tampering } from "./tampering.ts";

/**
 * True if no rule of any shop could accept this request, so that it must be refused. False if only
 * the shop's rules can decide.
 */
export function cannotBeMeant(call: Call, tampering: Tampering, built: Built): boolean {
  const { role, shape, headers, signature } = tampering;
  if (leadsElsewhere(tampering)) return false;
  if (!isAllowed(call.as ?? "visitor", role) || hasWrongParams(call, tampering)) return true;
  if (!isWhole(call.query, built.query)) return true;
  if (built.asked.method !== "POST") return false;
  const genuine = call.sign ? signature === "valid" : headers["origin"] === undefined;
  return !genuine || shape === "oversize" || !isWhole(call.fields, built.form);
}

function isAllowed(needed: Role, role: Role): boolean {
  return needed === "visitor" || role === needed || role === "admin";
}

/** An empty segment, or dots, make another address, about which the table says nothing. */
function leadsElsewhere({ params }: Tampering): boolean {
  return params.some(({ change }) => {
    if (change.how === "add") return false;
    return !("value" in change) || change.how === "raw" || /^\.*$/.test(change.value.text);
  });
}

function hasWrongParams({ params = {} }: Call, tampering: Tampering): boolean {
  return tampering.params.some(({ name, change }) => {
    if (change.how !== "set" && change.how !== "put before") return false;
    return params[name]?.mayBe(change.value.text.toWellFormed()) === false;
  });
}

/** Repeated names are ambiguous. */
function isWhole(fields: Fields = {}, said: URLSearchParams): boolean {
  return Object.entries(fields).every(([name, { required, mayBe }]) => {
    const texts = said.getAll(name);
    const [text] = texts;
    if (text === undefined) return !required;
    if (texts.length > 1) return true;
    return required && text.trim() === "" ? false : mayBe(text);
  });
}
