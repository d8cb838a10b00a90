type Places = (packages: Readonly<Record<string, unknown>>) => readonly string[];

/** True when every one of these places of the lockfile is in node_modules at the locked version. */
export function isInstalled(lockfile: string, hiddenLockfile: string, places?: Places): boolean;

/** The places of a lockfile that the workspaces reach, as Node looks for a package: from here, then above. */
export const placesOfWorkspaces: Places;
