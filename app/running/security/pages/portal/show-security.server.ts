import { formatDate, formatDateTime } from "#app/lib/dates.ts";
import { countRecoveryCodes, ownApp } from "../../queries/factors.server.ts";
import { passkeysOf, type OwnPasskey } from "../../queries/passkeys.server.ts";
import { isLastOfRequired } from "../../rules/second-step.ts";
import { securityAnswers } from "../../texts/shopper-answers.ts";
import { appKeyAddress, spacedKey } from "../../rules/app-code.ts";
import { deviceWords } from "../../views/device-words.ts";
import { sessionsOf } from "#app/people/customers/queries/own-sessions.server.ts";
import { qrPath } from "../../views/qr-path.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { isStaff } from "#app/platform/access/actor.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

/** The user's sign-in settings; the same for customers and staff. */
export async function showSecurity({ ctx }: Pick<RequestContext, "ctx">) {
  const { actor, db } = ctx;
  const { userId, email, session } = signedIn(ctx);
  const [app, left, passkeys, sessions, settings] = await Promise.all([
    ownApp(ctx, userId),
    countRecoveryCodes(db, userId),
    passkeysOf(db, userId),
    sessionsOf(ctx, userId),
    loadSettings(db),
  ]);
  const shop = settings.site_name;
  const factors = { apps: app?.confirmedAt ? 1 : 0, passkeys: passkeys.length };
  const isRequired = isStaff(actor) && settings.require_2fa;
  return {
    email,
    shop,
    /** The user must have a second step, and has only one. */
    mustStay: isRequired && isLastOfRequired(factors),
    app: showApp(app, { shop, email }),
    codesLeft: left,
    passkeys: passkeys.map(showPasskey),
    sessions: sessions.map((one) => showSession(one, session?.id)).toSorted(ownFirst),
  };
}

export type ShownSecurity = Awaited<ReturnType<typeof showSecurity>>;

type Session = Awaited<ReturnType<typeof sessionsOf>>[number];

function showSession({ id, userAgent, network, lastSeenAt, createdAt }: Session, own?: string) {
  return {
    id,
    isThis: id === own,
    device: deviceWords(userAgent),
    facts: securityAnswers.sessionFacts({
      signedIn: formatDateTime(createdAt),
      seen: formatDateTime(lastSeenAt),
      network: network || null,
    }),
  };
}

const ownFirst = (one: { isThis: boolean }, other: { isThis: boolean }) =>
  Number(other.isThis) - Number(one.isThis);

function showPasskey({ id, name, createdAt, usedAt }: OwnPasskey) {
  const used = usedAt ? formatDateTime(usedAt) : null;
  return { id, name, since: securityAnswers.passkeySince(formatDate(createdAt), used) };
}

function showApp(app: Awaited<ReturnType<typeof ownApp>>, whose: { shop: string; email: string }) {
  if (!app) return { state: "off" } as const;
  if (app.confirmedAt) return { state: "on", since: formatDate(app.confirmedAt) } as const;
  const { key } = app;
  const newKey = { typed: spacedKey(key), qr: qrPath(appKeyAddress(key, whose)) };
  return { state: "begun", newKey } as const;
}
