import { type SerializerFactory, SerializerSelector } from "@fastify/fast-json-stringify-compiler";

/**
 * Fastify's serialisers of answers, each made when its first answer is written: making one for every call
 * was a sixth of what a start costs, and most of them are never used.
 */
export const lateSerializers: SerializerFactory = (externalSchemas, options) => {
  const compile = SerializerSelector()(externalSchemas, options);
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined;
    return (answer) => {
      serialize ??= compile(route);
      return serialize(answer);
    };
  };
};
