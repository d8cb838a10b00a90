import { NothingYet } from "./nothing-yet.tsx";
import { ReviewSkeleton } from "./review-skeleton.tsx";

/**
 * What stands there before the browser has looked what it keeps. A guest who has begun nothing here has nothing
 * to review, and reads so with the first paint; the cached page has both, and styles choose.
 */
export function FirstReview() {
  return (
    <>
      <div className="for-guest">
        <div className="for-newcomer">
          <NothingYet />
        </div>
        <div className="for-returning">
          <ReviewSkeleton />
        </div>
      </div>
      <div className="for-user">
        <ReviewSkeleton />
      </div>
    </>
  );
}
