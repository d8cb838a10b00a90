import Type, { type Static, type TObject, type TSchema } from "typebox";
import type { Act } from "./privileges.ts";

/** One call of the API: everything that server, browser, description and tests need to know of it. */
export interface EndpointDefinition {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/api`, with `{name}` for each of `params`. */
  path: `/${string}`;
  /** The subject it stands under in the description. */
  tag: string;
  summary: string;
  description?: string;
  /** `optional`: guests may call too; a token that is sent must be valid all the same. */
  access: "public" | "optional" | "required";
  /** For those alone who may do this, as the server's table of privileges says. */
  act?: Act;
  /** A path that does not fit names nothing: it is answered 404. */
  params?: TObject;
  query?: TObject;
  /** Headers of its own, by their names in small letters. */
  headers?: TObject;
  body?: TSchema;
  /** In place of `body`: the parts of a multipart form, for readers of the description. */
  form?: TObject;
  response: TSchema;
  /** Of a success; 200 without it. */
  status?: 201;
  /** Other answers than a success and a refusal (4xx), by status. */
  otherAnswers?: Readonly<Record<number, TSchema>>;
  /** Media types of a success, when not only JSON. */
  produces?: readonly string[];
}

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** What a path says it needs: params of just those names, or none. */
type FittingParams<Path extends string> = [NamesIn<Path>] extends [never]
  ? { params?: never }
  : { params: TObject<Record<NamesIn<Path>, TSchema>> };

/** Declares a call. A path whose names differ from its params is a type error. */
export const endpoint = <const Definition extends EndpointDefinition>(
  definition: Definition & FittingParams<Definition["path"]>,
): Definition => definition;

/** The params of a path such as `/lessons-materials/{id}/`. Only one spelling of a number fits. */
export const numberedBy = (description: string) =>
  Type.Object({ id: Type.Integer({ minimum: 1, maximum: 999_999_999, description }) });

type Part<Definition, Name extends string> =
  Definition extends Record<Name, infer Schema extends TSchema>
    ? { [Key in Name]: Static<Schema> }
    : unknown;

/** What travels with a call, as types alone. */
export type Wire<Definition extends EndpointDefinition> = Part<Definition, "params"> &
  Part<Definition, "query"> &
  Part<Definition, "body"> &
  (Definition extends { form: TObject } ? { body: FormData } : unknown) &
  Part<Definition, "response">;
