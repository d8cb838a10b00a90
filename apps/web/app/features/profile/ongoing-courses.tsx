import type { ProfileCourse } from "@tilashar/contracts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Progress } from "#app/components/ui/progress.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { useCall } from "#app/lib/api/use-call.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { Part } from "./part.tsx";

/** The lessons whose quiz the learner has taken, newest first. */
export function OngoingCourses() {
  const state = useCall("GET /profile/courses/");
  const skeleton = (
    <div className="flex flex-col gap-3">
      {["first", "second", "third"].map((name) => (
        <Skeleton key={name} className="h-24" />
      ))}
    </div>
  );
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl md:text-2xl">{m.profile_courses()}</h2>
      <Part state={state} skeleton={skeleton} failure={m.error_fetch_courses()}>
        {(courses) => (courses.length === 0 ? <NoCourses /> : <CourseList courses={courses} />)}
      </Part>
    </section>
  );
}

function NoCourses() {
  return (
    <EmptyState
      title={m.profile_no_courses()}
      action={<ButtonLink to={paths.lesson(1)}>{m.profile_first_lesson()}</ButtonLink>}
    >
      {m.profile_no_courses_text()}
    </EmptyState>
  );
}

function CourseList({ courses }: { courses: readonly ProfileCourse[] }) {
  const language = useLanguage();
  return (
    <ul className="flex flex-col gap-3">
      {courses.map((course) => {
        const title = course.titles[language] || course.titles.en;
        const percent = Math.round(course.progress * 100);
        return (
          <li key={course.id}>
            <Card className="flex items-center gap-3 p-3">
              <img
                src={course.img}
                alt=""
                width={96}
                height={60}
                loading="lazy"
                className="aspect-[8/5] w-24 shrink-0 rounded-tile bg-felt-sunk object-cover max-sm:w-16"
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
                {m.profile_restart()}
              </ButtonLink>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
