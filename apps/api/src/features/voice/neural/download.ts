import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ArchiveError } from "./archive.ts";

interface DownloadLimits {
  bytes: number;
  /** So long may nothing come. */
  stallMs: number;
}

const maxRedirects = 5;

export const isWebAddress = (source: string): boolean => /^https?:\/\//i.test(source);

/**
 * Fetches a file into a folder. Redirects are followed, but never from https to http.
 *
 * @returns where it is
 * @throws ArchiveError in words for whoever installs; nothing stays then
 */
export async function download(
  address: string,
  folder: string,
  limits: DownloadLimits,
): Promise<string> {
  const stalled = new AbortController();
  const watch = setTimeout(() => stalled.abort(), limits.stallMs);
  try {
    const response = await follow(address, stalled.signal);
    const host = new URL(response.url).host;
    const announced = Number(response.headers.get("content-length") ?? 0);
    const tooLarge = () =>
      new ArchiveError(`The archive has more than ${limits.bytes / 1024 / 1024} MB.`);
    if (announced > limits.bytes) {
      await response.body?.cancel();
      throw tooLarge();
    }
    if (response.body === null) throw new ArchiveError(`${host} sent nothing.`);
    let size = 0;
    const limited = new Transform({
      transform(chunk: Buffer, _, done) {
        watch.refresh();
        size += chunk.length;
        if (size > limits.bytes) done(tooLarge());
        else done(null, chunk);
      },
    });
    const file = join(folder, basename(new URL(response.url).pathname) || "voice");
    try {
      await pipeline(Readable.fromWeb(response.body as never), limited, createWriteStream(file));
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
    return file;
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    const { code, message } = reasonOf(error);
    if (code !== undefined && distrust.test(code))
      throw new ArchiveError(
        `The certificate of ${new URL(address).host} is not trusted (${message}). When its authority is one of your own, name its certificate in NODE_EXTRA_CA_CERTS.`,
      );
    throw new ArchiveError(
      stalled.signal.aborted
        ? `Nothing has come from ${address} for ${limits.stallMs / 1000} seconds; try again.`
        : `The archive did not come whole from ${address} (${message}); try again.`,
    );
  } finally {
    clearTimeout(watch);
  }
}

async function follow(address: string, signal: AbortSignal): Promise<Response> {
  let now = new URL(address);
  for (let hops = 0; hops <= maxRedirects; hops++) {
    const response = await fetch(now, { redirect: "manual", signal });
    const location = response.headers.get("location");
    if (response.status < 300 || response.status >= 400 || location === null) {
      if (response.ok) return response;
      await response.body?.cancel();
      throw new ArchiveError(`${now.href} answered ${response.status}.`);
    }
    await response.body?.cancel();
    const next = new URL(location, now);
    if (!isWebAddress(next.href) || (now.protocol === "https:" && next.protocol !== "https:")) {
      throw new ArchiveError(`${now.href} leads to ${next.href}, which is not followed.`);
    }
    now = next;
  }
  throw new ArchiveError(`${address} leads on and on: more than ${maxRedirects} redirects.`);
}

/** What went wrong below `fetch`, which itself only says that it failed. */
const reasonOf = (error: unknown): { code?: string; message: string } => {
  const { cause } = error as Error;
  return cause instanceof Error ? cause : (error as Error);
};

/** What Node calls it when nobody that it trusts vouches for a server. */
const distrust =
  /^(UNABLE_TO_(GET_ISSUER|VERIFY)|SELF_SIGNED|DEPTH_ZERO_SELF_SIGNED|CERT_UNTRUSTED)/;
