/** What a route's `handle` tells of it, so that a document can ask for the data before the route runs. */
export interface EarlyFetches<Data> {
  /** Addresses that its page fetches, plainly, as soon as it runs. */
  fetches(data: Data): readonly string[];
}
