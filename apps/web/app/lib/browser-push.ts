import { call } from "./api/client.ts";
import { serviceWorkerAddress } from "./service-worker-address.ts";

/** `blocked`: the learner once said no, and only they can take that back, in the browser's settings. */
export type PushState = "unsupported" | "blocked" | "off" | "on";

const isSupported = () =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser shows reminders. */
export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  return (await subscription()) === null ? "off" : "on";
}

/**
 * Asks the learner, subscribes the browser and tells the server. To be called from a press: browsers
 * ask for permission only then.
 *
 * @throws when the browser or the server refuses
 */
export async function startPush(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== "granted") return readPushState();
  const { key } = await call("GET /notifications/push-key/");
  await navigator.serviceWorker.register(serviceWorkerAddress(), { scope: "/" });
  const { pushManager } = await navigator.serviceWorker.ready;
  // One made for an earlier key of the server's would never hear from us.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await call("POST /profile/push-subscriptions/", {
    body: {
      endpoint: endpoint ?? "",
      keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
    },
  });
  return "on";
}

/** Lets this browser show no more reminders. */
export async function stopPush(): Promise<PushState> {
  const made = await subscription();
  if (made !== null) {
    await call("DELETE /profile/push-subscriptions/", { body: { endpoint: made.endpoint } });
    await made.unsubscribe();
  }
  return "off";
}
