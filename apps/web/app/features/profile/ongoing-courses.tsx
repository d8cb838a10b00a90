import type { ProfileCourse } from "@tilashar/contracts";
import { useState } from "react";
import { Part } from "#app/components/layout/part.tsx";
import { Cover } from "#app/components/resource/cover.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Progress } from "#app/components/ui/progress.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import type { CallState } from "#app/lib/api/use-call.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** The lessons whose quiz the learner has taken, newest first: those under way, and those completed. Nothing before the first. */
export function OngoingCourses({ state }: { state: CallState<ProfileCourse[]> }) {
  const skeleton = (
    <div className="flex flex-col gap-3">
      {["first", "second", "third"].map((name) => (
        <Skeleton key={name} className="h-24" />
      ))}
    </div>
  );
  return (
    <Part state={state} skeleton={skeleton} failure={m.error_fetch_courses()}>
      {(courses) =>
        courses.length > 0 && (
          <section className="flex flex-col gap-4">
            <Courses courses={courses} />
          </section>
        )
      }
    </Part>
  );
}

/** As many as stand beside the top learners; the rest comes on demand. */
const shownAtFirst = 5;

/** What is under way, then what is done; the server says which is which. */
function Courses({ courses }: { courses: readonly ProfileCourse[] }) {
  const done = courses.filter(({ completed }) => completed);
  const underWay = courses.filter(({ completed }) => !completed);
  return (
    <>
      {underWay.length > 0 && (
        <>
          <h2 className="text-xl md:text-2xl">{m.profile_courses()}</h2>
          <CourseList courses={underWay} />
        </>
      )}
      {done.length > 0 && (
        <>
          <h2 className="text-xl md:text-2xl">{m.profile_courses_completed()}</h2>
          <CourseList courses={done} />
        </>
      )}
    </>
  );
}

function CourseList({ courses }: { courses: readonly ProfileCourse[] }) {
  const language = useLanguage();
  const [whole, setWhole] = useState(courses.length <= shownAtFirst + 1);
  const shown = whole ? courses : courses.slice(0, shownAtFirst);
  const list = (
    <ul className="flex flex-col gap-3">
      {shown.map((course) => {
        const title = course.titles[language] || course.titles.en;
        const percent = Math.round(course.progress * 100);
        return (
          <li key={course.id}>
            <Card className="flex items-center gap-3 p-3">
              <Cover
                src={course.img}
                crop="square"
                loading="lazy"
                className="size-16 shrink-0 max-sm:size-12 rounded-tile bg-felt-sunk object-cover"
              />
              <div className="flex min-w-0 flex-1 flex-col gap-2">
                <h3 className="text-base leading-tight">{title}</h3>
                <Progress
                  value={course.progress}
                  label={m.profile_course_progress({ title })}
                  text={`${percent}%`}
                  tone={percent === 100 ? "steppe" : "sky"}
                />
              </div>
              <ButtonLink
                to={paths.lesson(course.lesson_id)}
                look="secondary"
                className="max-sm:px-3"
                aria-label={m.profile_restart_lesson({ title })}
              >
                {/* On a phone the lesson's name needs the room. */}
                <Icon name="again" className="size-5 sm:hidden" />
                <span className="max-sm:hidden">{m.profile_restart()}</span>
              </ButtonLink>
            </Card>
          </li>
        );
      })}
    </ul>
  );
  if (whole) return list;
  return (
    <>
      {list}
      <Button look="secondary" className="self-start" onClick={() => setWhole(true)}>
        {m.profile_courses_all({ count: courses.length })}
      </Button>
    </>
  );
}
