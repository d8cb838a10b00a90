import { readFile } from "node:fs/promises";
import { PbfReader } from "pbf";

/** Numbers of the fields of `ModelProto` and `StringStringEntryProto` in ONNX. */
const fields = { metadata: 14, key: 1, value: 2 } as const;

/**
 * What an ONNX model says about itself, such as its language.
 *
 * @throws Error when the file is no message of this kind
 */
export async function readModelMetadata(file: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  new PbfReader(await readFile(file)).readFields((tag, _, pbf) => {
    if (tag !== fields.metadata) return;
    let key = "";
    let value = "";
    const end = pbf.readVarint() + pbf.pos;
    pbf.readFields(
      (inner) => {
        if (inner === fields.key) key = pbf.readString();
        if (inner === fields.value) value = pbf.readString();
      },
      null,
      end,
    );
    found.set(key, value);
  }, null);
  return found;
}
