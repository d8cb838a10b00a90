import type { Database } from "#api/db/database.ts";
import { AppError } from "#api/errors.ts";
import type { Viewer } from "#api/viewer.ts";
import {
  endFamilyOf,
  endSessions,
  isFamilyAlive,
  listOpenFamilies,
  type OpenFamily,
} from "./sessions.repository.ts";
import { refreshLifetimeMs } from "./start-session.ts";

/** A device that an account is signed in on. */
export interface OpenSession {
  id: string;
  device: string | null;
  createdAt: string;
  /** When it last exchanged its refresh token; less than a quarter of an hour before its last call. */
  seenAt: string;
  /** Whether it is the one that asks. */
  current: boolean;
}

export interface OpenSessionsService {
  /** Every session that lives, the one that asks first, then the latest seen. */
  list(viewer: Viewer): Promise<OpenSession[]>;
  /** @throws AppError `not_found` when the caller has no such session, or it has ended */
  end(viewer: Viewer, id: string): Promise<void>;
  /** Ends every session but the one that asks. */
  endOthers(viewer: Viewer): Promise<void>;
}

/**
 * The sessions of an account in its owner's hands.
 *
 * Each call needs a session that lives, so that a token which outlives its session by minutes cannot end
 * those of its owner: `not_authenticated` otherwise.
 */
export function makeOpenSessionsService({
  database,
  now,
}: {
  database: Database;
  now(): number;
}): OpenSessionsService {
  const instant = () => new Date(now()).toISOString();

  async function requireAlive({ accountId, familyId }: Viewer): Promise<void> {
    const family = { id: familyId, accountId };
    if (!(await isFamilyAlive(database.queries, family, instant()))) {
      throw new AppError("not_authenticated");
    }
  }

  return {
    async list(viewer) {
      await requireAlive(viewer);
      const families = await listOpenFamilies(database.queries, viewer.accountId, instant());
      const sessions = families.map((family) => toSession(family, viewer.familyId));
      return sessions.sort(
        (one, other) =>
          Number(other.current) - Number(one.current) || other.seenAt.localeCompare(one.seenAt),
      );
    },

    async end(viewer, id) {
      await requireAlive(viewer);
      const family = { id, accountId: viewer.accountId };
      if (!(await endFamilyOf(database.queries, family, instant()))) {
        throw new AppError("not_found");
      }
    },

    async endOthers(viewer) {
      await requireAlive(viewer);
      await endSessions(database.queries, viewer.accountId, {
        endedAt: instant(),
        except: viewer.familyId,
      });
    },
  };
}

const toSession = (
  { id, device, createdAt, expiresAt }: OpenFamily,
  current: string,
): OpenSession => ({
  id,
  device,
  createdAt,
  // Each exchange sets the end anew, so the end tells of the last one.
  seenAt: new Date(Date.parse(expiresAt) - refreshLifetimeMs).toISOString(),
  current: id === current,
});
