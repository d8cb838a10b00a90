/** What this needs of a service worker's global scope; the DOM's own types do not know it. */
export interface PushScope {
  addEventListener(type: "push", listener: (event: PushEventLike) => void): void;
  addEventListener(type: "notificationclick", listener: (event: ClickEventLike) => void): void;
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly clients: {
    matchAll(options: { type: "window" }): Promise<readonly WindowClientLike[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly location: { readonly origin: string };
}

interface WaitEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface PushEventLike extends WaitEvent {
  readonly data: { json(): unknown } | null;
}

interface ClickEventLike extends WaitEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

interface WindowClientLike {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

interface Message {
  title: string;
  body: string;
  url: string;
  tag: string;
  lang: string;
}

/** Shows what the server pushes, and opens its page when it is pressed. */
export function showPushes(scope: PushScope): void {
  scope.addEventListener("push", (event) => {
    const { title, body, url, tag, lang } = (event.data?.json() ?? {}) as Partial<Message>;
    // Browsers want something shown for each push; one we can't read is still an invitation.
    event.waitUntil(
      scope.registration.showNotification(title ?? "Tilashar", {
        body: body ?? "",
        tag: tag ?? "tilashar",
        lang: lang ?? "",
        icon: "/favicon.svg",
        data: ownAddress(url ?? "/", scope.location.origin),
      }),
    );
  });

  scope.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(
      openPage(scope, ownAddress(String(event.notification.data), scope.location.origin)),
    );
  });
}

/** An address of ours, whatever was pushed. */
function ownAddress(text: string, origin: string): string {
  const url = URL.parse(text, origin);
  return url?.origin === origin ? url.href : `${origin}/`;
}

async function openPage({ clients }: PushScope, url: string): Promise<unknown> {
  const [open] = await clients.matchAll({ type: "window" });
  if (open === undefined) return clients.openWindow(url);
  await open.focus();
  return open.navigate(url);
}
