import type { Page, Worker } from "playwright-core";
import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { messageChoices, pushDevices } from "#app/running/messages/tables.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { ownApp } from "../own-app.ts";
import { until } from "../until.ts";
import { variants } from "../variants.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs, press } from "./staff-desk.ts";

afterEach(expectInvariants);

/** Replaces the browser's push service and its question, which a browser without windows lacks. */
function replacePush() {
  const endpoint = `https://push.example.test/${crypto.randomUUID()}`;
  // The keys of RFC 8291.
  const keys = {
    p256dh:
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  };
  const made = { endpoint, unsubscribe: async () => true, toJSON: () => ({ endpoint, keys }) };
  let current: typeof made | undefined;
  Object.assign(PushManager.prototype, {
    getSubscription: async () => current ?? null,
    subscribe: async () => (current = made),
  });
  Object.defineProperty(Notification, "permission", { get: () => "default" });
  Notification.requestPermission = async () => "granted";
}

/** Delivers a message to the service worker, as a push service does. */
async function deliver(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [own] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (own) found(own.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const { origin } = new URL(page.url());
  const registrationId = await registered;
  await devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
}

/** Notes what the worker shows and opens, and presses the notification that it shows. */
async function watch(worker: Worker): Promise<() => Promise<readonly string[]>> {
  await worker.evaluate(() => {
    const log: string[] = [];
    Object.assign(Reflect.get(self, "registration"), {
      showNotification: async (title: string, { tag, data }: { tag: string; data: string }) => {
        log.push(`${title} ${tag}`);
        const pressed = {
          notification: { close: () => undefined, data },
          waitUntil: () => undefined,
        };
        self.dispatchEvent(Object.assign(new Event("notificationclick"), pressed));
      },
    });
    Object.assign(Reflect.get(self, "clients"), { openWindow: async (to: string) => log.push(to) });
    Reflect.set(self, "log", log);
  });
  return () => worker.evaluate(() => Reflect.get(self, "log") as string[]);
}

test.each(
  variants([
    { width: 360, colorScheme: "light" },
    { width: 1440, colorScheme: "dark" },
  ] as const),
)("a customer turns notifications on, gets one, and removes the device: %o", async (options) => {
  await insideTheShop(({ db }) => db.delete(messageChoices));
  const page = await openPage({ ...options, serviceWorker: true });
  await page.context().addInitScript(replacePush);
  await openAs(page, "customer", href("/portal/messages"));
  await press(page, "Turn on for this device");
  await page.getByText("Notifications are on for this device.").waitFor();
  await page.getByText(/^This device\. Since/).waitFor();
  const orders = page.getByRole("group", { name: "News about orders" });
  await orders.getByLabel("By notification").check();
  await press(page, "Save choices");
  await page.getByText("Your choices are saved.").waitFor();
  expect(await orders.getByLabel("By notification").isChecked()).toBe(true);
  await expectNoAxeViolations(page);
  await screenshot(page, `notifications ${options.width}`);

  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("turning on starts the service worker");
  const log = await watch(worker);
  const news = (to: string) => JSON.stringify({ title: "News", page: to, tag: "tag" });
  const expected = ["News tag", ownApp().url + href("/portal/orders")];
  await deliver(page, news(href("/portal/orders")));
  await until("the notification is pressed", 10_000, async () => (await log()).length === 2);
  // Another site is never opened, and unreadable news is shown in neutral words.
  await deliver(page, news("https://evil.example/"));
  await deliver(page, "no JSON");
  expected.push(
    "News tag",
    "There is news in your account undefined",
    ownApp().url + href("/portal"),
  );
  await until("all are pressed", 10_000, async () => (await log()).length >= 5);
  expect(await log()).toEqual(expected);

  await page.getByRole("button", { name: /^Remove Chrom/ }).click();
  await page.getByText("The device is removed.").waitFor();
  await page.getByRole("button", { name: "Turn on for this device" }).waitFor();
  expect(await insideTheShop(({ db }) => db.$count(pushDevices))).toBe(0);
});
