import type { ReactNode } from "react";
import { Link } from "react-router";
import { Card } from "#app/components/ui/card.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { m } from "#app/paraglide/messages.js";

interface Course {
  title: () => string;
  text: () => string;
  picture: ReactNode;
  /** Where the course is; without it the card says that it is on its way. */
  to?: string;
}

const courses: readonly Course[] = [
  {
    title: m.home_course_test_title,
    text: m.home_course_test_text,
    picture: <Letters />,
  },
  {
    title: m.home_course_read_title,
    text: m.home_course_read_text,
    picture: <Lines />,
  },
  {
    title: m.home_course_chat_title,
    text: m.home_course_chat_text,
    picture: <Talk />,
  },
];

export function CourseCards() {
  return (
    <section aria-labelledby="courses" className="mx-auto w-full max-w-6xl px-4 pt-14 md:pt-20">
      <h2 id="courses" className="pb-6 text-2xl md:text-3xl">
        {m.home_courses_title()}
      </h2>
      <div className="grid gap-5 md:grid-cols-3">
        {courses.map((course) => (
          <Card key={course.title()} className="relative flex flex-col overflow-hidden">
            <div className="flex h-36 items-center justify-center bg-felt-sunk px-5">
              {course.picture}
            </div>
            <div className="flex flex-1 flex-col items-start gap-2 px-6 pt-5 pb-6">
              <h3 className="text-lg">
                {course.to === undefined ? (
                  course.title()
                ) : (
                  <Link to={course.to} prefetch="intent" className="after:absolute after:inset-0">
                    {course.title()}
                  </Link>
                )}
              </h3>
              <p className="flex-1 text-ink-soft">{course.text()}</p>
              {course.to === undefined && <Chip>{m.coming_soon()}</Chip>}
            </div>
          </Card>
        ))}
      </div>
    </section>
  );
}

function Letters() {
  return (
    <p aria-hidden="true" className="flex items-end gap-2 font-extrabold">
      <span className="rounded-tile bg-felt-raised px-4 py-2 text-2xl">A</span>
      <span className="rounded-tile bg-sky px-5 py-3 text-3xl text-on-sky">B</span>
      <span className="rounded-tile bg-felt-raised px-4 py-2 text-2xl">C</span>
    </p>
  );
}

function Lines() {
  return (
    <div className="w-full max-w-64 border-s-4 border-sun ps-4">
      <p className="text-lg font-bold">
        <Kazakh>Ертеде бір түлкі болыпты.</Kazakh>
      </p>
      <TranslatedLine />
    </div>
  );
}

function TranslatedLine() {
  const translation = m.home_course_read_line();
  // A reader of Kazakh needs no translation of the line.
  return translation === "Ертеде бір түлкі болыпты." ? null : (
    <p className="text-ink-soft">{translation}</p>
  );
}

function Talk() {
  return (
    <div lang="kk" className="flex w-full max-w-64 flex-col gap-2 font-bold">
      <p className="w-fit rounded-card rounded-es-none bg-felt-raised px-4 py-2">Қалайсың?</p>
      <p className="w-fit self-end rounded-card rounded-ee-none bg-sky px-4 py-2 text-on-sky">
        Жақсымын, рақмет!
      </p>
    </div>
  );
}
