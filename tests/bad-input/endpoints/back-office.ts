import path from "node:path";
import { href } from "react-router";
import { usualAreas } from "./delivery.ts";
import type { SettingPageName } from "#app/running/settings/pages/desk/setting-pages.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { LOGO_FIELD, LOGO_FILES, logoText } from "#app/running/settings/rules/logo.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { mailAttachments, mails } from "#app/platform/mail/tables.server.ts";
import { newPicture } from "#tests/new-picture.ts";
import type { Call, Some } from "../call.ts";
import { anything, choice, id } from "../fields.ts";
import type { Shop } from "../shop.ts";
import { claims, paymentSettings, settingPage, undo } from "../settings-forms.ts";

const settingForms = (name: SettingPageName) => ({
  GET: () => ({ as: "admin" as const }),
  POST: { save: settingPage(name) },
});

async function storedLogo(dataDir: string): Promise<string> {
  const logos = createDiskFiles(path.join(dataDir, "files")).area(LOGO_FILES);
  const fileId = crypto.randomUUID();
  await logos.write(fileId, await newPicture());
  return fileId;
}

export const backOffice = {
  "/admin": { GET: () => ({ as: "admin" }) },
  "/admin/marketing": { GET: () => ({ as: "admin" }) },
  "/admin/search": {
    GET: () => ({ as: "admin" }),
    POST: { find: () => ({ as: "admin", fields: { q: anything("maria") }, changes: false }) },
  },
  "/admin/find": {
    POST: {
      find: () => ({
        as: "admin",
        fields: { q: anything("note"), acts: anything("orders.add-note Write a note") },
        changes: false,
      }),
    },
  },
  "/admin/undo": { POST: { undo } },
  "/admin/menu": {
    POST: {
      fold: () => ({
        as: "admin",
        fields: { folded: choice("yes", "no"), back: anything(href("/admin/orders")) },
        changes: false,
      }),
    },
  },
  "/admin/settings": { GET: () => ({ as: "admin" }) },
  "/admin/settings/shop": settingForms("general"),
  "/admin/settings/business": settingForms("business"),
  "/admin/settings/notices": settingForms("notices"),
  "/admin/settings/credit": settingForms("credit"),
  "/admin/settings/holds": settingForms("holds"),
  "/admin/settings/logo": {
    POST: {
      choose: async ({ system }) => ({
        as: "admin",
        fields: { intent: anything("choose"), [LOGO_FIELD]: anything("a file") },
        file: { name: LOGO_FIELD, bytes: await newPicture() },
        restore: async () => void (await saveSettings(system(), { logo: "" })),
      }),
      remove: async ({ system, dataDir }) => {
        const fileId = await storedLogo(dataDir);
        await saveSettings(system(), { logo: logoText({ fileId, width: 160, height: 36 }) });
        return {
          as: "admin",
          fields: { intent: choice("remove") },
          restore: async () => void (await saveSettings(system(), { logo: "" })),
        };
      },
    },
  },
  "/logo/:fileId": {
    GET: async ({ dataDir }) => ({ params: { fileId: id(await storedLogo(dataDir)) } }),
  },
  "/admin/settings/notification": settingForms("notification"),
  "/admin/settings/security": settingForms("security"),
  "/admin/settings/integrations": settingForms("integrations"),
  "/admin/settings/law": { GET: () => ({ as: "admin" }) },
  "/admin/settings/tax": settingForms("tax"),
  "/admin/affiliates/settings": settingForms("affiliates"),
  "/admin/settings/affiliates": { GET: () => ({ as: "admin" }) },
  "/admin/settings/delivery": {
    GET: () => ({
      as: "admin",
      query: { to: anything("Cebu"), weight: anything("1.2"), cold: anything("on") },
    }),
    POST: { ...settingForms("delivery").POST, "add-usual-areas": usualAreas },
  },
  "/admin/settings/audit": {
    GET: () => ({
      as: "admin",
      query: {
        area: anything("settings"),
        by: anything("shop"),
        from: anything("2026-11-01"),
        to: anything("2026-11-30"),
        q: anything("pharmacist"),
        sort: anything("at"),
        after: anything(""),
        before: anything(""),
      },
    }),
  },
  "/admin/settings/check-up": {
    GET: () => ({ as: "admin" }),
    POST: { check: () => ({ as: "admin", fields: { intent: choice("check") }, changes: false }) },
  },
  "/admin/settings/claims": {
    GET: () => ({ as: "admin" }),
    POST: { save: async (shop) => ({ as: "admin", ...(await claims(shop)) }) },
  },
  "/admin/settings/payments": {
    GET: () => ({ as: "admin" }),
    POST: {
      save: async (shop) => ({ as: "admin", ...(await paymentSettings(shop)) }),
    },
  },
  "/admin/missing-pages": {
    GET: () => ({ as: "admin", query: { show: anything("probe"), page: anything("1") } }),
  },
  "/demo/mailbox": { GET: () => ({}) },
  "/demo/mailbox/:mailId": { GET: someMail },
  "/demo/mailbox/:mailId/html": { GET: someMail },
  "/demo/mailbox/:mailId/:fileId": {
    GET: async ({ system }) => {
      const ctx = system();
      const [mailId, fileId] = [ctx.ids.newId(), ctx.ids.newId()];
      const mail = { id: mailId, dedupeKey: mailId, messageId: mailId, to: "a@example.test" };
      const said = { subject: "A file", html: "", text: "", createdAt: ctx.now };
      await ctx.db.insert(mails).values({ ...mail, ...said });
      const file = { id: fileId, mailId, name: "a.pdf", type: "application/pdf" };
      await ctx.db.insert(mailAttachments).values({ ...file, content: Buffer.from("%PDF-1.7") });
      return { params: { mailId: id(mailId), fileId: id(fileId) } };
    },
  },
} satisfies Some;

async function someMail({ pool }: Shop): Promise<Call> {
  const { rows } = await pool.query<{ id: string }>("select id from mails limit 1");
  return { params: { mailId: id(rows[0]?.id ?? "") } };
}
