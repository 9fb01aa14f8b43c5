import { useEffect, useState } from "react";
import { endOf } from "../rules/push-end.ts";

/** `install`: an iPhone or iPad, where only an installed shop may notify. */
export type PushState =
  | "checking"
  | "unsupported"
  | "install"
  | "denied"
  | "off"
  | "on"
  | "asking"
  | "failed";

type Found = { state: PushState; end: string };

type KnownDevice = { id: string; end: string };

/** Whether this browser shows the account's notifications, which device it is, and how to turn on. */
export function usePush(key: string, devices: readonly KnownDevice[]) {
  const [{ state, end }, setFound] = useState<Found>({ state: "checking", end: "" });
  useEffect(() => {
    void readPush().then(setFound, () => setFound({ state: "unsupported", end: "" }));
  }, []);

  /** What the server needs, or undefined where the browser refuses. */
  async function turnOn(): Promise<Subscription | undefined> {
    setFound({ state: "asking", end: "" });
    const made = await subscribe(key);
    const isOn = typeof made !== "string";
    setFound(isOn ? { state: "off", end: endOf(made.endpoint) } : { state: made, end: "" });
    return isOn ? made : undefined;
  }

  const own = devices.find((device) => device.end === end)?.id;
  return { state: state === "off" && own !== undefined ? "on" : state, own, turnOn };
}

async function readPush(): Promise<Found> {
  const hasPush = "serviceWorker" in navigator && "PushManager" in window;
  if (!hasPush) return { state: isApple() ? "install" : "unsupported", end: "" };
  if (Notification.permission === "denied") return { state: "denied", end: "" };
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return { state: "off", end: subscription ? endOf(subscription.endpoint) : "" };
}

/** An iPad calls itself a Mac, but no Mac has a touch screen. */
const isApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

type Subscription = Record<"endpoint" | "p256dh" | "auth", string>;

async function subscribe(key: string): Promise<Subscription | PushState> {
  try {
    const permission = await Notification.requestPermission();
    if (permission !== "granted") return permission === "denied" ? "denied" : "off";
    await navigator.serviceWorker.register("/service-worker.js");
    const { pushManager } = await navigator.serviceWorker.ready;
    // An earlier subscription may be another account's, or made for a key that the shop has lost.
    await (await pushManager.getSubscription())?.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint = "", keys = {} } = made.toJSON();
    return { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
  } catch {
    return "failed";
  }
}
