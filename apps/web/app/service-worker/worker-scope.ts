/** What the offline part needs of a service worker's global scope; the DOM's own types do not know it. */
export interface WorkerScope {
  addEventListener(type: "install" | "activate", listener: (event: WaitEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEventLike) => void): void;
  addEventListener(type: "message", listener: (event: MessageEventLike) => void): void;
  addEventListener(type: "sync", listener: (event: SyncEventLike) => void): void;
  readonly caches: CacheStorage;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window" }): Promise<readonly { postMessage(data: unknown): void }[]>;
  };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  readonly location: { readonly origin: string };
  skipWaiting(): Promise<void>;
  fetch(request: RequestInfo, init?: RequestInit): Promise<Response>;
}

export interface WaitEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEventLike extends WaitEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface MessageEventLike extends WaitEvent {
  readonly data: unknown;
}

interface SyncEventLike extends WaitEvent {
  readonly tag: string;
}
