import { grammarEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import { preparedCatalogue } from "#api/plugins/prepared-catalogue.ts";
import { register } from "#api/plugins/register.ts";
import { toPoint, toPointSummary } from "./grammar.wire.ts";
import type { GrammarBook } from "./grammar-book.ts";

/** The calls about grammar. */
export function grammarRoutes(book: GrammarBook, publicUrl: string): FastifyPluginAsync {
  const prepared = preparedCatalogue({
    publicUrl,
    list: { json: () => JSON.stringify(book.points.map(toPointSummary)) },
    item: {
      jsonOf(id: string) {
        const page = book.pageOf(id);
        return page && JSON.stringify(toPoint(page));
      },
    },
  });

  return async (app) => {
    register(app, grammarEndpoints.list, prepared.sendList);

    register(app, grammarEndpoints.detail, (request, reply) =>
      prepared.sendItem(request, reply, request.params.id),
    );
  };
}
