import { CONTENT_PLACES, CONTENT_SCHEMAS, type ContentKind } from "../content-file/content-kind.ts";

const kinds = Object.keys(CONTENT_SCHEMAS) as ContentKind[];

/** The JSON Schemas by which editors complete and check the course's files, by file name. */
export function editorSchemas(): Map<string, string> {
  return new Map(
    kinds.map((kind) => [
      schemaFile(kind),
      `${JSON.stringify(
        {
          $schema: "https://json-schema.org/draft/2020-12/schema",
          title: `content/${CONTENT_PLACES[kind]}`,
          ...CONTENT_SCHEMAS[kind],
        },
        null,
        1,
      )}\n`,
    ]),
  );
}

/**
 * Which schema goes with which files, as the YAML extension of editors takes it (`yaml.schemas`).
 *
 * @param folder where the schemas lie, from the root of the project
 */
export function schemaAssociations(folder: string): Record<string, string> {
  return Object.fromEntries(
    kinds.map((kind) => {
      const place = CONTENT_PLACES[kind];
      const files = place.endsWith("/") ? `${place}*.yaml` : place;
      return [`./${folder}/${schemaFile(kind)}`, `content/${files}`];
    }),
  );
}

const schemaFile = (kind: ContentKind) => `${kind}.schema.json`;
