import type { PageContext, PublicContent } from "@tilashar/contracts";
import { docsRoutes } from "../features/docs/index.ts";
import { healthRoutes } from "../features/health/index.ts";
import { metricsRoutes } from "../features/metrics/index.ts";
import { makeAccounts } from "./accounts.ts";
import { makeConversation } from "./conversation.ts";
import { makeFoundation } from "./foundation.ts";
import { makeHouse } from "./house.ts";
import { makeLearning } from "./learning.ts";
import { makeNotices } from "./notices.ts";
import type { Area, FeatureParts } from "./parts.ts";
import { makeTexts } from "./texts.ts";

export interface Features extends Required<Area> {
  /** The content calls without HTTP, for pages rendered in this process. */
  content: PublicContent;
  /** What whoever runs the server says of it. */
  house: PageContext["house"];
  placeName: PageContext["placeName"];
}

/** What whoever runs the server asks it. */
function makeOperations({ config, database, server, now, isStopping }: FeatureParts): Area {
  const metrics = config.metrics ?? { kind: "off" };
  return {
    routes: [
      healthRoutes({ ping: () => database.ping(), isStopping }),
      ...(metrics.kind === "off"
        ? []
        : [metricsRoutes({ access: metrics, server, database, now })]),
      docsRoutes(() => server.swagger() as never, config.publicUrl),
    ],
  };
}

/** Builds each feature from the ones it stands on, area by area. */
export function makeFeatures(parts: FeatureParts): Features {
  const foundation = makeFoundation(parts);
  const texts = makeTexts(parts, foundation);
  const learning = makeLearning(parts, foundation, texts);
  const accounts = makeAccounts(parts, foundation, learning);
  const areas: Area[] = [
    foundation.area,
    accounts,
    texts.area,
    learning.area,
    makeConversation(parts, foundation, texts, learning),
    makeNotices(parts, foundation, texts),
    makeHouse(parts, foundation, texts, accounts.requestReset),
    makeOperations(parts),
  ];
  return {
    routes: areas.flatMap(({ routes = [] }) => routes),
    assets: areas.flatMap(({ assets = [] }) => assets),
    hourlyJobs: areas.flatMap(({ hourlyJobs = [] }) => hourlyJobs),
    workers: areas.flatMap(({ workers = [] }) => workers),
    content: texts.content,
    house: async () => {
      const { name, operator, imprint } = await foundation.house.settings();
      return { name, operator, imprint };
    },
    placeName: foundation.house.name,
  };
}
