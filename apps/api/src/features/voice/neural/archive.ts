import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import bunzip from "unbzip2-stream";
import { openPromise } from "yauzl";

/** The checksum of a file, as it is told and compared. */
export async function sha256OfFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/** Why an archive is not taken, in words for whoever installs it. */
export class ArchiveError extends Error {}

export interface ArchiveLimits {
  /** Bytes that come out, all files together. */
  bytes: number;
  files: number;
}

/** Takes one file of an archive; the stream is to be read to its end. */
type TakeFile = (path: string, content: Readable) => Promise<void>;

/**
 * Reads the files of a .tar.bz2, .tar.gz, .tar or .zip, told apart by their first bytes. Paths are checked before
 * anything is written, and what unpacks to more than the limits is refused while it unpacks.
 *
 * @throws ArchiveError
 */
export async function readArchive(
  file: string,
  limits: ArchiveLimits,
  take: TakeFile,
): Promise<void> {
  const handle = await open(file);
  const head = Buffer.alloc(264);
  await handle.read(head, 0, head.length, 0).finally(() => handle.close());
  const left = { ...limits };
  const takeOne: TakeFile = async (path, content) => {
    const safe = safePath(path);
    left.files -= 1;
    if (left.files < 0) throw new ArchiveError(`The archive has more than ${limits.files} files.`);
    const count = counted(left, limits);
    content.on("error", (error) => count.destroy(error));
    await take(safe, content.pipe(count));
  };
  try {
    if (head.toString("latin1", 0, 4) === "PK\u0003\u0004") await readZip(file, takeOne);
    else await readTar(file, head, takeOne);
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    throw new ArchiveError(`The archive can't be read: ${(error as Error).message}`);
  }
}

async function readTar(file: string, head: Buffer, take: TakeFile): Promise<void> {
  const unpack = extract();
  const isGzip = head[0] === 0x1f && head[1] === 0x8b;
  const isBzip = head.toString("latin1", 0, 3) === "BZh";
  if (!isGzip && !isBzip && head.toString("latin1", 257, 262) !== "ustar") {
    throw new ArchiveError("The file is no .tar.bz2, .tar.gz, .tar or .zip.");
  }
  const source = createReadStream(file);
  const unpacking = isGzip
    ? pipeline(source, createGunzip(), unpack)
    : isBzip
      ? pipeline(source, bunzip(), unpack)
      : pipeline(source, unpack);
  const reading = (async () => {
    for await (const entry of unpack) {
      const { name, type } = entry.header;
      if (type === "file") await take(name, Readable.from(entry as AsyncIterable<Buffer>));
      else if (type === "directory") entry.resume();
      else throw new ArchiveError(`The archive holds a ${type} (${name}); only files are taken.`);
    }
  })();
  const [read, unpacked] = await Promise.allSettled([reading, unpacking]);
  if (read.status === "rejected") throw read.reason;
  if (unpacked.status === "rejected") throw unpacked.reason;
}

async function readZip(file: string, take: TakeFile): Promise<void> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false });
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith("/")) continue;
      if (((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000) {
        throw new ArchiveError(
          `The archive holds a link (${entry.fileName}); only files are taken.`,
        );
      }
      await take(entry.fileName, await zip.openReadStreamPromise(entry));
    }
  } finally {
    zip.close();
  }
}

/** A path inside the folder it is unpacked to. */
function safePath(path: string): string {
  const parts = path.replaceAll("\\", "/").split("/");
  const clean = parts.filter((part) => part !== "" && part !== ".");
  if (
    path.startsWith("/") ||
    /^[a-z]:/i.test(path) ||
    clean.includes("..") ||
    path.includes("\0")
  ) {
    throw new ArchiveError(`The archive has a path out of its folder (${JSON.stringify(path)}).`);
  }
  if (clean.length === 0) throw new ArchiveError("The archive has a file without a name.");
  return clean.join("/");
}

const counted = (left: ArchiveLimits, limits: ArchiveLimits) =>
  new Transform({
    transform(chunk: Buffer, _, done) {
      left.bytes -= chunk.length;
      if (left.bytes >= 0) return done(null, chunk);
      done(new ArchiveError(`The archive unpacks to more than ${limits.bytes / 1024 / 1024} MB.`));
    },
  });
