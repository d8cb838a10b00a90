import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { AppError, invalid } from "#api/errors.ts";

/** Parts of a profile form that mean something; all others are ignored. */
const fieldNames = [
  "username",
  "email",
  "language_preference",
  "time_zone",
  "on_leaderboard",
  "remove_image",
] as const;
type FieldName = (typeof fieldNames)[number];

const pictureField = "profile_image";

export interface ProfileForm {
  fields: ReadonlyMap<FieldName, string>;
  /** The bytes of the picture; null when none was sent. Never written to a file. */
  picture: Buffer | null;
}

const maxPictureBytes = 8 * 1024 * 1024;

/** A whole form: a picture, and some room for fields of others. */
const maxFormBytes = maxPictureBytes + 512 * 1024;

const limits = {
  fileSize: maxPictureBytes,
  files: 5,
  fields: 30,
  parts: 35,
  fieldNameSize: 200,
  fieldSize: 4096,
  headerPairs: 50,
};

/**
 * Reads the parts of a multipart request into memory, within limits that hold whatever the client says.
 *
 * @throws AppError `payload_too_large`, `malformed` for a form that breaks off or is none, `validation`
 *   for a field that is too long
 */
export async function readProfileForm(request: FastifyRequest): Promise<ProfileForm> {
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > maxFormBytes) throw tooLarge();
  const { raw } = request;
  const overflow = new Promise<never>((_, reject) => {
    let received = 0;
    raw.on("data", (chunk: Buffer) => {
      received += chunk.length;
      if (received <= maxFormBytes) return;
      // What is still coming is read and dropped, so that the client can read the answer.
      raw.unpipe();
      raw.resume();
      reject(tooLarge());
    });
  });
  try {
    return await Promise.race([collectParts(request), overflow]);
  } catch (error) {
    throw refusalOf(error);
  }
}

async function collectParts(request: FastifyRequest): Promise<ProfileForm> {
  const fields = new Map<FieldName, string>();
  let picture: Buffer | null = null;
  for await (const part of request.parts({ limits })) {
    if (part.type === "file") {
      const file = await contentOf(part);
      // A form in which none was chosen sends an empty one without a name.
      const isChosen = file.length > 0 || Boolean(part.filename);
      if (part.fieldname === pictureField && isChosen) picture ??= file;
      continue;
    }
    const name = fieldNames.find((known) => known === part.fieldname);
    if (name === undefined || fields.has(name)) continue;
    if (part.valueTruncated) {
      throw invalid({ [name]: [{ key: "field_too_long", parameters: { limit: 200 } }] });
    }
    fields.set(name, String(part.value));
  }
  return { fields, picture };
}

/** A file of another name is let past without being kept. */
async function contentOf(part: MultipartFile): Promise<Buffer> {
  if (part.fieldname === pictureField) return part.toBuffer();
  part.file.resume();
  return Buffer.alloc(0);
}

const tooLarge = () => new AppError("payload_too_large", { detail: { key: "image_size" } });

const overLimit = /^FST_(PARTS|FILES|FIELDS)_LIMIT$/;

function refusalOf(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const code = (error as { code?: unknown } | null)?.code;
  if (code === "FST_REQ_FILE_TOO_LARGE") return tooLarge();
  if (typeof code === "string" && overLimit.test(code)) {
    return new AppError("payload_too_large", { detail: { key: "form_too_large" }, cause: error });
  }
  // Whatever else stops the parser is the form's fault: no boundary, an early end, odd headers.
  return new AppError("malformed", { cause: error });
}
