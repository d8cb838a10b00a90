import { type EndpointDefinition, ErrorResponse, type Wire } from "@tilashar/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import { privileges } from "#api/privileges.ts";
import { guardOf } from "./authentication.ts";

type ValueOf<Parts, Name extends string> =
  Parts extends Record<Name, infer Value> ? Value : undefined;

/** A request that has passed the checks of its endpoint. */
export type RequestOf<Endpoint extends EndpointDefinition> = FastifyRequest<{
  Params: ValueOf<Wire<Endpoint>, "params">;
  Querystring: ValueOf<Wire<Endpoint>, "query">;
  // A form has not been read yet: its parts come one by one.
  Body: Endpoint extends { form: object } ? undefined : ValueOf<Wire<Endpoint>, "body">;
}>;

/** The answer itself, or nothing when the handler has sent it. */
type Answer<Endpoint extends EndpointDefinition> =
  | ValueOf<Wire<Endpoint>, "response">
  | FastifyReply
  // biome-ignore lint/suspicious/noConfusingVoidType: what a handler returns that sends prepared bytes
  | void;

type Handler<Endpoint extends EndpointDefinition> = (
  request: RequestOf<Endpoint>,
  reply: FastifyReply,
) => Answer<Endpoint> | Promise<Answer<Endpoint>>;

/**
 * Adds a call of the contract to the server: its address, who may call, what is checked and how it is
 * described all come from the endpoint.
 *
 * @param options what only the server knows, such as a body limit of its own
 */
export function register<Endpoint extends EndpointDefinition>(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  options: Pick<RouteShorthandOptions, "bodyLimit" | "compress"> = {},
): void {
  const { method, access, act, form } = endpoint as EndpointDefinition;
  app.route({
    ...options,
    method,
    url: addressOf(endpoint),
    schema: schemaOf(endpoint),
    ...(access !== "public" && {
      onRequest: act === undefined ? guardOf(app)[access] : guardOf(app).privileged(act),
    }),
    // The parts of a form are read one by one in the handler; its schema is for readers.
    ...(form !== undefined && { validatorCompiler: () => () => true }),
    handler: handler as never,
  });
}

/** The path of an endpoint as the router writes it. */
export const addressOf = ({ path }: EndpointDefinition) => path.replaceAll(/\{(\w+)\}/g, ":$1");

function schemaOf(endpoint: EndpointDefinition) {
  const { tag, summary, description, access, act, params, query, headers, body, form, produces } =
    endpoint;
  const { response, status = 200, otherAnswers } = endpoint;
  const whoMay = act && `Only for ${privileges[act].join(", ")}.`;
  const saying = [description, whoMay].filter(Boolean).join(" ");
  const bearer = { bearer: [] };
  return {
    tags: [tag],
    summary,
    ...(saying !== "" && { description: saying }),
    ...(access !== "public" && { security: access === "required" ? [bearer] : [{}, bearer] }),
    ...(params !== undefined && { params }),
    ...(query !== undefined && { querystring: query }),
    ...(headers !== undefined && { headers }),
    ...(body !== undefined && { body }),
    ...(form !== undefined && { body: form, consumes: ["multipart/form-data"] }),
    ...(produces !== undefined && { produces: [...produces] }),
    response: { [status]: response, ...otherAnswers, "4xx": ErrorResponse },
  };
}
