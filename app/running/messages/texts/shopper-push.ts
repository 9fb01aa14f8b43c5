import type { PushState } from "../components/use-push.ts";

export const pushMessages = {
  title: "Notifications",
  lead: "Your phone or computer shows news even when this page is closed. Notifications name no product.",
  script: "To turn on notifications, use a browser that runs scripts.",
  states: {
    unsupported: "This browser can’t show notifications from the shop.",
    install:
      "On an iPhone or iPad, add the shop to your Home Screen first: tap Share, then Add to Home Screen. Then open it from there.",
    denied:
      "Notifications from the shop are blocked. Allow them in your browser’s settings, then reload this page.",
    failed: "Your browser couldn’t turn on notifications. Try again later.",
  } as Partial<Record<PushState, string>>,
  turnOn: "Turn on for this device",
  turnedOn: "Notifications are on for this device. Choose below what to get.",
  since: (at: string) => `Since ${at}`,
  here: (since: string) => `This device. ${since}`,
  remove: "Remove",
  removeName: (name: string) => `Remove ${name}`,
  removed: "The device is removed.",
  test: "Send a test",
  tested: "The test notification is on its way.",
} as const;
