/** What the server last tried to serve, and how that went. */
export interface CourseState {
  /** ISO 8601 instant: since when this course is served. */
  servedSince: string;
  /** How many approved changes are laid over its files. */
  changes: number;
  /** Why the newest one is not: the course before it goes on being served. */
  failure: { at: string; reason: string } | null;
}

/** Puts another course in the place of the one that is served. */
export interface CourseKeeper {
  state(): CourseState;
  /**
   * Reads the course again and serves it. Asked while one is being read, it reads once more after that: the
   * files may have changed behind the reader's back.
   *
   * @returns when a course read after the call is served, or has failed
   */
  reload(): Promise<CourseState>;
  /** Looks now and then whether other changes are approved than those that were read. */
  watch(): void;
  /** Reads nothing any more; returns when what is under way is over. */
  stop(): Promise<void>;
}

/** Approved changes as a course was read with them. */
interface ReadWith {
  /** Laid over its files. */
  changes: ReadonlySet<number>;
  /** All that the files do not hold. */
  approved: readonly number[];
}

interface KeeperParts {
  /**
   * Reads the course and serves it.
   *
   * @returns what it was read with
   * @throws when it cannot be served; nothing has changed then
   */
  replace(): Promise<ReadWith>;
  /** Approved changes that the files do not hold. */
  approved(): Promise<readonly number[]>;
  /** Of the course that is served now. */
  readWith: ReadWith;
  log: { info(line: string): void; error(about: { err: unknown }, line: string): void };
  now(): number;
}

/** An editor sees an approved change at once, on every other server within this time. */
const lookMs = 5_000;

export function makeCourseKeeper(parts: KeeperParts): CourseKeeper {
  const { log, now } = parts;
  let state = stateOf(parts.readWith);
  let known = keyOf(parts.readWith.approved);
  let running: Promise<CourseState> | null = null;
  let next: Promise<CourseState> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let isBlind = false;

  function stateOf({ changes }: ReadWith): CourseState {
    return { servedSince: nowText(), changes: changes.size, failure: null };
  }

  function nowText(): string {
    return new Date(now()).toISOString();
  }

  async function replace(): Promise<CourseState> {
    if (stopped) return state;
    const began = now();
    // What cannot be served is not tried again before other changes are approved, or somebody asks.
    const wanted = await parts.approved().then(keyOf, () => null);
    try {
      const readWith = await parts.replace();
      known = keyOf(readWith.approved);
      state = stateOf(readWith);
      log.info(`the course is read anew and served, after ${now() - began} ms`);
    } catch (error) {
      known = wanted ?? known;
      const reason = error instanceof Error ? error.message : String(error);
      state = { ...state, failure: { at: nowText(), reason } };
      log.error({ err: error }, "the course cannot be read anew; the one before is still served");
    }
    return state;
  }

  function reload(): Promise<CourseState> {
    if (running === null) {
      running = replace().finally(() => {
        running = null;
      });
      return running;
    }
    next ??= running.then(() => {
      next = null;
      return reload();
    });
    return next;
  }

  async function look(): Promise<void> {
    try {
      if (running === null && keyOf(await parts.approved()) !== known) await reload();
      isBlind = false;
    } catch (error) {
      // Once for each time that the database is away.
      if (!isBlind)
        log.error({ err: error }, "whether changes are approved is not known; asked until it is");
      isBlind = true;
    }
  }

  return {
    state: () => state,
    reload,
    watch() {
      timer = setTimeout(async () => {
        await look();
        if (!stopped) timer?.refresh();
      }, lookMs);
      timer.unref();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
      await next;
    },
  };
}

const keyOf = (ids: readonly number[]): string => [...ids].sort((a, b) => a - b).join(" ");
