import path from "node:path";
import { eq } from "drizzle-orm";
import { giveDiscount, makeConcession } from "#app/selling/concessions/factories.ts";
import { concessions as table } from "#app/selling/concessions/tables.server.ts";
import {
  CONCESSION_KINDS,
  ID_FIELD,
  ID_FILES,
} from "#app/selling/concessions/rules/concession-terms.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { newPicture } from "#tests/new-picture.ts";
import type { Some } from "../call.ts";
import { type Fields, anything, choice, id, line, optional, secret, text } from "../fields.ts";
import type { Shop } from "../shop.ts";
import { ownSession } from "./accounts.ts";

/** A customer whose ID waits for a check, in a shop that offers the discount. */
async function waiting(shop: Shop, state: "waiting" | "approved" = "waiting") {
  const ctx = shop.system();
  await giveDiscount(ctx);
  const { cookie, userId } = await ownSession(shop);
  const actor = { kind: "user", userId, email: "", roles: ["customer"] } as const;
  const store = createDiskFiles(path.join(shop.dataDir, "files")).area(ID_FILES);
  const made = await makeConcession(ctx, actor, { state, store, picture: await newPicture() });
  const restore = async () => {
    await shop.db.delete(table).where(eq(table.id, made.id));
  };
  return { ...made, cookie, restore };
}

/** The only waiting ID, since the queue shows the oldest. */
async function next(shop: Shop) {
  await shop.db.delete(table).where(eq(table.state, "waiting"));
  return waiting(shop);
}

/** After a refusal the page shows the next ID, which is recorded. */
const notes = ["audit_log"];

async function decide(shop: Shop, decision: Fields) {
  const { id: concessionId } = await next(shop);
  return {
    as: "admin" as const,
    query: { after: anything("") },
    fields: { intent: anything("decide"), concessionId: id(concessionId), ...decision },
    notes,
  };
}

export const concessions = {
  "/portal/discount": {
    GET: async (shop) => {
      const { cookie } = await waiting(shop);
      return { cookie };
    },
    POST: {
      declare: async (shop) => {
        await giveDiscount(shop.system());
        return {
          cookie: (await ownSession(shop)).cookie,
          fields: {
            intent: choice("declare"),
            key: id(crypto.randomUUID()),
            kind: choice("senior", ...CONCESSION_KINDS),
            name: line("Maria Clara"),
            number: { ...line("QC-2026-4711"), valid: "QC-2026-4711" },
            issuer: line("OSCA Quezon City"),
            consent: choice("yes"),
            [ID_FIELD]: anything("a file"),
          },
          file: { name: ID_FIELD, bytes: await newPicture() },
        };
      },
      withdraw: async (shop) => {
        const { cookie, id: concessionId } = await waiting(shop);
        const { id: other } = await waiting(shop);
        return {
          cookie,
          fields: {
            intent: choice("withdraw"),
            concessionId: id(concessionId, { notOwn: [other] }),
          },
        };
      },
    },
  },
  "/admin/customers/ids": {
    GET: async (shop) => {
      const { id: concessionId } = await waiting(shop);
      return { as: "admin", query: { after: anything(concessionId) }, notes, changes: true };
    },
    POST: {
      approve: (shop) =>
        decide(shop, {
          decision: choice("approved"),
          validUntil: optional({ ...line("2099-12-31"), valid: "2099-12-31" }),
        }),
      refuse: (shop) =>
        decide(shop, {
          decision: choice("refused"),
          reason: text("The picture is too dark to read."),
        }),
      find: async (shop) => {
        // Without a waiting ID, no view is recorded.
        await shop.db.delete(table).where(eq(table.state, "waiting"));
        return {
          as: "admin",
          query: { after: anything("") },
          fields: {
            intent: choice("find"),
            email: { ...optional(line("@")), mayBe: (typed: string) => typed.trim().length <= 254 },
          },
          changes: false,
        };
      },
      end: async (shop) => {
        const { id: concessionId } = await waiting(shop, "approved");
        return {
          as: "admin",
          query: { after: anything("") },
          fields: { intent: choice("end"), concessionId: id(concessionId) },
          notes,
        };
      },
    },
  },
  "/admin/customers/ids/:concessionId/picture/:fileId": {
    GET: async (shop) => {
      const { id: concessionId, frontFile } = await waiting(shop);
      return {
        as: "admin",
        params: { concessionId: secret(concessionId), fileId: secret(frontFile) },
        changes: true,
      };
    },
  },
} satisfies Some;
