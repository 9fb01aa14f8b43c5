import { createEmailVerificationToken } from "better-auth/api";
import { eq } from "drizzle-orm";
import { signInLinkName } from "#app/people/customers/queries/account-links.server.ts";
import { staffInvites } from "#app/running/staff/tables.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { authWithin } from "#app/platform/auth/auth.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { passwords } from "#app/platform/auth/passwords.server.ts";
import { account as credentials, user, verification } from "#app/platform/auth/tables.server.ts";
import type { Prepare, Some } from "../call.ts";
import { anything, choice, email, line, optional, secret, type Field } from "../fields.ts";
import { sendForm, type Shop } from "../shop.ts";
import { answering, beginningPasskey } from "./passkeys.ts";

export const PASSWORD = "mango-avenue-7";

/** Any memorable password is accepted, unless it is too short, too long or too common. */
export const newPassword: Field = {
  ...line(PASSWORD),
  mayBe: (text) => text.length >= 6 && text.length <= 128,
  tempting: ["password", "12345", "x".repeat(129)],
};

const signingIn: Prepare = async (shop) => ({
  // A failed attempt writes a row to the audit log.
  notes: ["audit_log"],
  fields: {
    email: email(await account(shop, { confirmed: true })),
    password: secret(PASSWORD),
    next: anything("/portal"),
  },
});

const signUp: Prepare = () => ({
  // Without its intent the form is read as a sign-in.
  notes: ["audit_log"],
  fields: {
    intent: choice("sign-up"),
    next: anything("/portal"),
    firstName: optional(line("Maria")),
    lastName: optional(line("Clara")),
    email: email(newAddress()),
    password: newPassword,
    marketing: anything("yes"),
  },
});

const google: Prepare = () => ({
  changes: false,
  fields: { intent: choice("google"), next: anything("/portal") },
});

const beginPasskey: Prepare = () => beginningPasskey;

const passkey: Prepare = async (shop) => {
  const address = await account(shop, { confirmed: true });
  const owner = await findAccount(shop.db, address);
  const own = { userId: owner?.id ?? "", email: address };
  return answering(shop, { notes: ["audit_log"] }, { account: own, isSignedIn: false });
};

export const accounts = {
  "/auth": {
    GET: () => ({ query: { tab: anything("signup"), next: anything("/portal") } }),
    POST: { signIn: signingIn, signUp, google, "begin-passkey": beginPasskey, passkey },
  },
  "/admin-auth": {
    GET: () => ({}),
    POST: {
      register: () => ({ fields: staffFields(newAddress()) }),
      join: async (shop) => ({
        cookie: (await ownSession(shop)).cookie,
        fields: { intent: choice("join") },
      }),
    },
  },
  "/admin-auth/:token": {
    GET: async (shop) => ({ params: { token: secret((await invitation(shop)).token) } }),
    POST: {
      register: async (shop) => {
        const { token, address } = await invitation(shop);
        // The invite is bound to one address, so the holder of the link cannot use another.
        const fields = { ...staffFields(address), email: secret(address) };
        return { params: { token: secret(token) }, fields };
      },
    },
  },
  "/confirm-email": {
    GET: () => ({}),
    POST: {
      resend: () => ({
        query: { next: anything("/portal") },
        fields: { email: email(newAddress()) },
      }),
    },
  },
  "/confirm-email/:token": {
    GET: async (shop) => ({ params: { token: secret((await confirmation(shop)).token) } }),
    POST: {
      confirm: async (shop) => {
        const { token, address } = await confirmation(shop);
        return {
          notes: ["audit_log"],
          params: { token: secret(token) },
          // The address only helps password managers; the link identifies the account.
          fields: { email: anything(address), password: secret(PASSWORD) },
        };
      },
    },
  },
  "/reset-password": {
    GET: () => ({}),
    POST: {
      ask: () => ({ query: { next: anything("/portal") }, fields: { email: email(newAddress()) } }),
    },
  },
  "/reset-password/:token": {
    GET: async (shop) => ({ params: { token: secret(await reset(shop)) } }),
    POST: {
      choose: async (shop) => ({
        params: { token: secret(await reset(shop)) },
        fields: { password: newPassword },
      }),
    },
  },
  "/sign-in-link": {
    GET: () => ({ query: { next: anything("/portal") } }),
    POST: {
      ask: () => ({ query: { next: anything("/portal") }, fields: { email: email(newAddress()) } }),
    },
  },
  "/sign-in-link/:token": {
    GET: async (shop) => ({ params: { token: secret(await signInToken(shop)) } }),
    POST: {
      enter: async (shop) => ({ params: { token: secret(await signInToken(shop)) }, fields: {} }),
    },
  },
  "/sign-out": {
    POST: {
      signOut: () => ({
        as: "customer",
        changes: false,
        query: { everywhere: anything("no") },
        fields: {},
      }),
    },
  },
  "/api/auth/callback/google": {
    GET: async (shop) => {
      const { cookie, back } = await throughGoogle(shop);
      const query = Object.fromEntries([...back].map(([name, value]) => [name, secret(value)]));
      return { cookie, query: { ...query, error: anything("") }, changes: true };
    },
  },
  // Without a company's server both lead back to the sign-in page.
  "/auth/company": { GET: () => ({ query: { next: anything("/admin") } }) },
  "/api/auth/callback/company": {
    GET: () => ({ query: { code: anything("x"), state: anything("y"), error: anything("") } }),
  },
  "/portal": { GET: () => ({ as: "customer", query: { order_success: anything("true") } }) },
  "/portal/orders": { GET: () => ({ as: "customer", query: { page: anything("1") } }) },
} satisfies Some;

const staffName = (valid: string): Field => ({
  ...line(valid),
  mayBe: (text) => text.trim().length >= 2 && line(valid).mayBe(text),
});

function staffFields(address: string) {
  return {
    intent: anything("register"),
    firstName: staffName("Maria"),
    lastName: staffName("Clara"),
    email: email(address),
    password: {
      ...newPassword,
      mayBe: (text: string) => text.length >= 8 && text.length <= 128 && /\d/.test(text),
      tempting: ["mango-avenue", "short-7", "password1"],
    },
  };
}

function newAddress(): string {
  return `maria-${crypto.randomUUID()}@example.com`;
}

// Hashing a password takes longer than most cases, so it is done once.
const hashed = passwords.hash(PASSWORD);

/** An account as the sign-up form opens it. */
async function account({ db }: Shop, { confirmed }: { confirmed: boolean }) {
  const [userId, address] = [crypto.randomUUID(), newAddress()];
  await db
    .insert(user)
    .values({ id: userId, name: "Maria", email: address, emailVerified: confirmed });
  await db.insert(credentials).values({
    id: crypto.randomUUID(),
    userId,
    accountId: userId,
    providerId: "credential",
    password: await hashed,
  });
  return address;
}

async function confirmation(shop: Shop) {
  const address = await account(shop, { confirmed: false });
  return { token: await createEmailVerificationToken(shop.secret, address), address };
}

async function reset(shop: Shop): Promise<string> {
  const address = await account(shop, { confirmed: true });
  let found = "";
  const within = authWithin(shop.auth, shop.db, {
    events: { resetToken: async (_owner, token) => void (found = token) },
  });
  await within.api.requestPasswordReset({ body: { email: address } });
  return found;
}

async function signInToken(shop: Shop): Promise<string> {
  const address = await account(shop, { confirmed: true });
  const [token, expiresAt] = [crypto.randomUUID(), new Date(Date.now() + 60_000)];
  const [owner] = await shop.db.select().from(user).where(eq(user.email, address));
  await shop.db.insert(verification).values({
    id: crypto.randomUUID(),
    identifier: signInLinkName(token),
    value: owner?.id ?? "",
    expiresAt,
  });
  return token;
}

/** An open staff invite, with the token from its mail. */
async function invitation({ db }: Shop) {
  const [token, address] = [crypto.randomUUID(), newAddress()];
  await db.insert(staffInvites).values({
    id: crypto.randomUUID(),
    email: address,
    role: "support",
    tokenHash: hashToken(token),
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 600_000),
  });
  return { token, address };
}

/** A session of a new account, since its password may change. */
export async function ownSession(shop: Shop) {
  const address = await account(shop, { confirmed: true });
  const found = await findAccount(shop.db, address);
  return { cookie: await shop.sessionOf(address), userId: found?.id ?? "" };
}

/** Google's answer for a sign-in that began in this browser. */
async function throughGoogle({ url }: Shop) {
  const begun = await sendForm(url, "/auth", { intent: "google" });
  const cookie = begun.cookies.map((line) => line.split(";")[0]).join("; ");
  const answer = await fetch(`${begun.headers.location}&decision=allow`, { redirect: "manual" });
  return { cookie, back: new URL(answer.headers.get("location") ?? "").searchParams };
}
