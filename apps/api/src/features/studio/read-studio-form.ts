import type { FastifyRequest } from "fastify";
import { AppError, invalid } from "#api/errors.ts";

export interface StudioForm {
  wav: Uint8Array;
  text: string;
  attempt: string;
}

/** 25 s of 16 bits at 48 kHz are 2.4 MB. */
const maxAudioBytes = 4 * 1024 * 1024;
export const studioBodyLimit = maxAudioBytes + 64 * 1024;

const limits = {
  fileSize: maxAudioBytes,
  files: 2,
  fields: 8,
  parts: 10,
  fieldNameSize: 100,
  fieldSize: 1024,
  headerPairs: 50,
};

/**
 * Reads a recording with its text and attempt into memory; nothing is written to a disk.
 *
 * @throws AppError `payload_too_large`, `malformed` for a form that is none, `validation` for what is missing
 */
export async function readStudioForm(request: FastifyRequest): Promise<StudioForm> {
  if (Number(request.headers["content-length"] ?? 0) > studioBodyLimit) throw tooLarge();
  const fields = new Map<string, string>();
  let wav: Uint8Array | null = null;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type !== "file") fields.set(part.fieldname, String(part.value));
      else if (part.fieldname === "audio" && wav === null) wav = await part.toBuffer();
      else part.file.resume();
    }
  } catch (error) {
    const code = (error as { code?: unknown } | null)?.code;
    const isOverLimit =
      typeof code === "string" && /^FST_(REQ_FILE_TOO_LARGE|\w+_LIMIT)$/.test(code);
    throw isOverLimit ? tooLarge(error) : new AppError("malformed", { cause: error });
  }
  const text = fields.get("text") ?? "";
  const attempt = fields.get("attempt") ?? "";
  if (text === "") throw invalid({ text: [{ key: "field_required" }] });
  if (!/^[\w-]{8,64}$/.test(attempt)) throw invalid({ attempt: [{ key: "field_form" }] });
  if (wav === null) throw invalid({ audio: [{ key: "field_required" }] });
  return { wav, text, attempt };
}

const tooLarge = (cause?: unknown) =>
  new AppError("payload_too_large", { detail: { key: "studio_too_long" }, cause });
