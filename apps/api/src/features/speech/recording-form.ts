import type { FastifyRequest } from "fastify";
import { AppError, invalid } from "#api/errors.ts";

/** Parts of the form that mean something; all others are ignored. */
const fieldNames = ["word", "language", "consent"] as const;
type FieldName = (typeof fieldNames)[number];

export interface RecordingForm {
  fields: ReadonlyMap<FieldName, string>;
  /** The bytes of the recording; in memory only. */
  audio: Uint8Array | null;
}

/** Ten times what the page sends: 5 s of 16-bit mono at 16 kHz are 160 kB. */
const maxAudioBytes = 4 * 1024 * 1024;

const limits = {
  fileSize: maxAudioBytes,
  files: 4,
  fields: 20,
  parts: 24,
  fieldNameSize: 200,
  fieldSize: 1024,
  headerPairs: 50,
};

/**
 * Reads a recording and what goes with it into memory. Nothing is written to a disk, whatever the
 * client sends; of several recordings the first counts.
 *
 * @throws AppError `payload_too_large`, `malformed` for a form that is none, `validation` for a field too long
 */
export async function readRecordingForm(request: FastifyRequest): Promise<RecordingForm> {
  if (Number(request.headers["content-length"] ?? 0) > maxAudioBytes + 64 * 1024) {
    throw tooLarge();
  }
  const fields = new Map<FieldName, string>();
  let audio: Uint8Array | null = null;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === "file") {
        if (part.fieldname === "audio" && audio === null) audio = await part.toBuffer();
        else part.file.resume();
        continue;
      }
      const name = fieldNames.find((known) => known === part.fieldname);
      if (name === undefined || fields.has(name)) continue;
      if (part.valueTruncated) {
        throw invalid({ [name]: [{ key: "field_too_long", parameters: { limit: 40 } }] });
      }
      fields.set(name, String(part.value));
    }
  } catch (error) {
    throw refusalOf(error);
  }
  return { fields, audio };
}

const tooLarge = (cause?: unknown) =>
  new AppError("payload_too_large", { detail: { key: "recording_size" }, cause });

const overLimit = /^FST_(REQ_FILE_TOO_LARGE|PARTS_LIMIT|FILES_LIMIT|FIELDS_LIMIT)$/;

function refusalOf(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === "string" && overLimit.test(code)) return tooLarge(error);
  // Whatever else stops the parser is the form's fault: no boundary, an early end, odd headers.
  return new AppError("malformed", { cause: error });
}
