/**
 * What several works give, once all have ended, also where one fails: in a transaction, none may go on after its end. Their
 * first statements go to PostgreSQL together.
 *
 * @throws what the first that failed in their order has thrown
 */
export async function allSettled<const Works extends readonly unknown[]>(
  works: Works,
): Promise<{ -readonly [Place in keyof Works]: Awaited<Works[Place]> }> {
  const results = await Promise.allSettled(works);
  const failed = results.find(({ status }) => status === "rejected");
  if (failed !== undefined) throw (failed as PromiseRejectedResult).reason;
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as {
    -readonly [Place in keyof Works]: Awaited<Works[Place]>;
  };
}
