import { inArray } from "drizzle-orm";
import { beginSecondStep } from "#app/running/security/commands/begin-second-step.server.ts";
import { storeForm } from "#app/running/security/commands/store-form.server.ts";
import { giveApp } from "#app/running/security/factories.ts";
import { codeAt } from "#app/running/security/rules/app-code.ts";
import { authenticatorApps } from "#app/running/security/tables.server.ts";
import { HOURS } from "#app/running/settings/rules/hours.ts";
import { TOPIC_MAILS } from "#app/running/staff/rules/staff-topics.ts";
import { userRoles } from "#app/running/staff/tables.server.ts";
import { STAFF_ROLES } from "#app/platform/access/actor.ts";
import { passwords } from "#app/platform/auth/passwords.server.ts";
import { account as credentials } from "#app/platform/auth/tables.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { DEMO_ACCOUNTS } from "#db/seed/demo-accounts.ts";
import { accountOf } from "../../actor-of.ts";
import type { Call, Prepare, Endpoints, Some } from "../call.ts";
import { anything, choice, id, optional, secret, type Fields } from "../fields.ts";
import type { Shop } from "../shop.ts";
import { answering, beginningPasskey, passkeyForms, type OpenOwnPage } from "./passkeys.ts";
import { sessionForms } from "./sessions.ts";

type AppState = "off" | "begun" | "on";

/** A new account that no other case uses, with its authenticator app. */
async function ownAccount(shop: Shop) {
  const userId = crypto.randomUUID();
  const email = `ria-${userId}@example.com`;
  await accountOf(shop.system(), "customer", { userId, email });
  return { userId, email };
}

/**
 * The account of a page and the state of its app: a separate customer, or all staff accounts alike.
 */
type AppAccount = (shop: Shop, state: AppState) => Promise<{ call: Call; key: string }>;

const customer: AppAccount = async (shop, state) => {
  const { userId, email } = await ownAccount(shop);
  const { key } = await putApps(shop, [userId], state);
  return { call: { cookie: await shop.sessionOf(email) }, key };
};

/** Each staff role sees its own account here, so all of them are put into the same state. */
const staff: AppAccount = async (shop, state) => {
  const rows = await shop.db
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(inArray(userRoles.role, [...STAFF_ROLES]));
  const ids = [...new Set(rows.map(({ userId }) => userId))];
  const { key } = await putApps(shop, ids, state);
  const restore = async () => void (await putApps(shop, ids, "off"));
  return { call: { as: "admin", restore }, key };
};

async function putApps(shop: Shop, userIds: string[], state: AppState) {
  await shop.db.delete(authenticatorApps).where(inArray(authenticatorApps.userId, userIds));
  let key: string | undefined;
  for (const userId of state === "off" ? [] : userIds) {
    ({ key } = await giveApp(shop.system(), userId, {
      confirmed: state === "on",
      ...(key && { key }),
    }));
  }
  return { key: key ?? "" };
}

const form =
  (
    whose: AppAccount,
    intent: string,
    state: AppState,
    more: (key: string) => Fields = () => ({}),
  ) =>
  async (shop: Shop): Promise<Call> => {
    const { call, key } = await whose(shop, state);
    return { ...call, fields: { intent: choice(intent), ...more(key) } };
  };

const code = (key: string) => ({ code: secret(codeAt(key, new Date())) });

const forms = (whose: AppAccount): Record<string, Prepare> => ({
  "begin-app": form(whose, "begin-app", "off"),
  "confirm-app": form(whose, "confirm-app", "begun", code),
  "cancel-app": form(whose, "cancel-app", "begun"),
  "renew-codes": form(whose, "renew-codes", "on"),
  "turn-off-app": form(whose, "turn-off-app", "on"),
});

const ownPage: OpenOwnPage = async (shop) => {
  const account = await ownAccount(shop);
  return { account, call: { cookie: await shop.sessionOf(account.email) } };
};

const ownDesk: OpenOwnPage = async (shop) => {
  const email = DEMO_ACCOUNTS.find(({ role }) => role === "admin")?.email ?? "";
  const owner = await findAccount(shop.db, email);
  if (!owner) throw new Error("the demo shop has no owner");
  return { account: { userId: owner.id, email }, call: { as: "admin" } };
};

/** A separate account, since its other sessions end. */
const ownStaff: OpenOwnPage = async (shop) => {
  const userId = crypto.randomUUID();
  const email = `otto-${userId}@example.com`;
  await accountOf(shop.system(), "admin", { userId, email });
  return { account: { userId, email }, call: { cookie: await shop.sessionOf(email) } };
};

/** A user with a correct password who still needs the second step. */
async function halfSignedIn(shop: Shop) {
  const { userId } = await ownAccount(shop);
  const { key, codes } = await giveApp(shop.system(), userId);
  const cookie = await beginSecondStep(shop.system(), userId, shop.url);
  return { key, codes, cookie: cookie.split(";")[0] ?? "" };
}

const PASSWORD = "mango-avenue-7";
const hashed = passwords.hash(PASSWORD);

/** A user's form that waits for a proof of identity by password. */
async function waiting(shop: Shop, whose: OpenOwnPage) {
  const { userId, email } = (await whose(shop)).account;
  await shop.db.insert(credentials).values({
    id: crypto.randomUUID(),
    userId,
    accountId: userId,
    providerId: "credential",
    password: await hashed,
  });
  const actor = { kind: "user", userId, email, roles: [] } as const;
  const formId = await storeForm(
    { ...shop.system(), actor },
    { method: "POST", address: "/portal/security", backTo: null, fields: { intent: "begin-app" } },
  );
  const cookie = await shop.sessionOf(email);
  // The proof can be valid while the form belongs to another user: then the proof is still
  // recorded, and a code or passkey is used up. Proofs of staff are also in the audit log.
  const log = whose === ownStaff ? ["audit_log"] : [];
  const notes = ["sessions", "authenticator_apps", "passkeys", ...log];
  return { call: { cookie, params: { formId: id(formId) }, notes }, userId, email };
}

/** Too many guesses write a row once the limit is reached. */
const GUESSES = ["audit_log"];

/** The page exists in the shop and in the back-office. */
const confirmIdentity = (whose: OpenOwnPage): Endpoints["/confirm-identity/:formId"] => ({
  GET: async (shop) => (await waiting(shop, whose)).call,
  POST: {
    "go-on": async (shop) => {
      const { call } = await waiting(shop, whose);
      return { ...call, fields: { intent: choice("go-on") } };
    },
    password: async (shop) => {
      const { call, email } = await waiting(shop, whose);
      const username = anything(email);
      const fields = { intent: anything("password"), username, password: secret(PASSWORD) };
      return { ...call, fields };
    },
    "begin-passkey": async (shop) => {
      const { call } = await waiting(shop, whose);
      return { ...call, ...beginningPasskey };
    },
    passkey: async (shop) => {
      const { call, userId, email } = await waiting(shop, whose);
      return answering(shop, call, { account: { userId, email }, isSignedIn: true });
    },
    code: async (shop) => {
      const { call, userId } = await waiting(shop, whose);
      const { key } = await giveApp(shop.system(), userId);
      return { ...call, fields: { intent: choice("code"), ...code(key) } };
    },
  },
});

export const security = {
  "/auth/second-step": {
    GET: async (shop) => ({
      cookie: (await halfSignedIn(shop)).cookie,
      query: { next: anything("/portal") },
    }),
    POST: {
      app: async (shop) => {
        const { cookie, key } = await halfSignedIn(shop);
        const fields = { next: anything("/portal"), with: anything("app"), ...code(key) };
        return { cookie, fields, notes: GUESSES };
      },
      recovery: async (shop) => {
        const { cookie, codes } = await halfSignedIn(shop);
        const recovery = { with: anything("recovery"), code: secret(codes[0] ?? "") };
        return { cookie, fields: { next: anything("/portal"), ...recovery }, notes: GUESSES };
      },
    },
  },
  "/confirm-identity/:formId": confirmIdentity(ownPage),
  "/admin/confirm-identity/:formId": confirmIdentity(ownStaff),
  "/portal/security": {
    GET: () => ({ as: "customer" }),
    POST: { ...forms(customer), ...passkeyForms(ownPage), ...sessionForms(ownPage) },
  },
  "/admin/me": {
    GET: () => ({ as: "admin" }),
    POST: {
      ...forms(staff),
      ...passkeyForms(ownDesk),
      ...sessionForms(ownStaff),
      mails: () => ({
        as: "admin",
        fields: {
          intent: choice("mails"),
          "mails.orders": optional(choice("daily", ...TOPIC_MAILS)),
          "mails.returns": optional(choice("at_once", ...TOPIC_MAILS)),
          "mails.messages": optional(choice("daily", ...TOPIC_MAILS)),
          "mails.stock": optional(choice("off", ...TOPIC_MAILS)),
          "mails.care": optional(choice("daily", ...TOPIC_MAILS)),
          "mails.shop": optional(choice("daily", ...TOPIC_MAILS)),
          digestHour: choice("7", ...HOURS),
        },
      }),
    },
  },
} satisfies Some;
