import path from "node:path";
import { eq } from "drizzle-orm";
import { chooseOwnTopics } from "#app/reach/campaigns/commands/choose-own-topics.server.ts";
import { setMarketing } from "#app/people/customers/commands/set-marketing.server.ts";
import { PROFILE_FIELDS } from "#app/people/customers/input.ts";
import { OWN_PICTURE_FIELD, OWN_PICTURES } from "#app/people/customers/rules/own-picture.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { newPicture } from "#tests/new-picture.ts";
import type { Prepare, Some } from "../call.ts";
import { anything, choice, line, optional, secret } from "../fields.ts";
import type { Shop } from "../shop.ts";
import { newPassword, ownSession, PASSWORD } from "./accounts.ts";
import { profileFields } from "./profile-fields.ts";

/** The part of the profile that a form is on. */
const onPart = (part: string) => ({ part: choice(part) });

const details: Prepare = async (shop) => ({
  cookie: (await ownSession(shop)).cookie,
  params: onPart("details"),
  fields: profileFields,
});

const marketing: Prepare = async (shop) => ({
  cookie: (await ownSession(shop)).cookie,
  params: onPart("news"),
  fields: { intent: choice("marketing"), marketing: anything("yes") },
});

const topics: Prepare = async (shop) => {
  const { cookie, userId } = await ownSession(shop);
  const actor = { kind: "user", userId, email: "", roles: ["customer"] } as const;
  const own = { ...shop.system(), actor };
  await setMarketing(own, true);
  await chooseOwnTopics(own, ["offers"]);
  const boxes = { "topic.offers": anything("on"), "topic.articles": anything("on") };
  return { cookie, params: onPart("news"), fields: { intent: choice("topics"), ...boxes } };
};

const discretion: Prepare = async (shop) => ({
  cookie: (await ownSession(shop)).cookie,
  params: onPart("discretion"),
  fields: { intent: choice("discretion"), discreet: anything("yes") },
});

const passwordChange: Prepare = async (shop) => ({
  cookie: (await ownSession(shop)).cookie,
  params: onPart("password"),
  fields: {
    intent: choice("password"),
    username: anything("maria@example.com"),
    currentPassword: secret(PASSWORD),
    newPassword: { ...newPassword, valid: "papaya-avenue-8" },
  },
});

async function withPicture(shop: Shop) {
  const { cookie, userId } = await ownSession(shop);
  const store = createDiskFiles(path.join(shop.dataDir, "files")).area(OWN_PICTURES);
  const fileId = crypto.randomUUID();
  await store.write(fileId, await newPicture());
  await shop.db.update(user).set({ image: fileId }).where(eq(user.id, userId));
  return { cookie, fileId };
}

export const profile = {
  "/portal/profile": { GET: () => ({ as: "customer" }) },
  "/portal/profile/:part": {
    GET: () => ({ as: "customer", params: onPart("details") }),
    POST: { details, marketing, topics, discretion, password: passwordChange },
  },
  "/portal/profile/field": {
    POST: {
      save: async (shop) => ({
        cookie: (await ownSession(shop)).cookie,
        fields: {
          field: choice("firstName", ...PROFILE_FIELDS),
          value: optional(line("Maria")),
          was: anything(""),
        },
      }),
    },
  },
  "/portal/picture": {
    POST: {
      choose: async (shop) => ({
        cookie: (await ownSession(shop)).cookie,
        fields: { intent: anything("choose"), [OWN_PICTURE_FIELD]: anything("a file") },
        file: { name: OWN_PICTURE_FIELD, bytes: await newPicture() },
      }),
      remove: async (shop) => ({
        cookie: (await ownSession(shop)).cookie,
        fields: { intent: choice("remove") },
      }),
    },
  },
  "/portal/picture/:fileId": {
    GET: async (shop) => {
      const { cookie, fileId } = await withPicture(shop);
      return { cookie, params: { fileId: secret(fileId) } };
    },
  },
} satisfies Some;
