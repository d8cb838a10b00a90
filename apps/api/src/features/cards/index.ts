export { type CardCatalogue, makeCardCatalogue } from "./card-catalogue.ts";
export { cardsRoutes } from "./cards.routes.ts";
