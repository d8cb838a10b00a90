import { Link } from "react-router";
import { Card } from "#app/components/ui/card.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

interface Course {
  to: string;
  title: () => string;
  text: () => string;
  /** A line one meets there, and what it means. */
  line: string;
  meaning: () => string;
}

const courses: readonly Course[] = [
  {
    to: paths.proficiencyTest,
    title: m.home_course_test_title,
    text: m.home_course_test_text,
    line: "Менің деңгейім қандай?",
    meaning: m.home_course_test_line,
  },
  {
    to: paths.read,
    title: m.home_course_read_title,
    text: m.home_course_read_text,
    line: "Ертеде бір түлкі болыпты.",
    meaning: m.home_course_read_line,
  },
  {
    to: paths.chatbot,
    title: m.home_course_chat_title,
    text: m.home_course_chat_text,
    line: "Мұны қалай айтады?",
    meaning: m.home_course_chat_line,
  },
];

/** Three ways in: the proficiency test, reading and watching, the chatbot. */
export function CourseCards() {
  const language = useLanguage();
  return (
    <section aria-labelledby="courses" className="mx-auto w-full max-w-6xl px-4 pt-14 md:pt-20">
      <h2 id="courses" className="pb-6 text-2xl md:text-3xl">
        {m.home_courses_title()}
      </h2>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-3">
        {courses.map((course) => (
          <Card key={course.to} className="relative flex flex-col overflow-hidden">
            <div className="flex h-36 items-center bg-felt-sunk px-6">
              <div className="border-s-4 border-sun ps-4">
                <p className="text-lg font-bold">
                  <Kazakh>{course.line}</Kazakh>
                </p>
                {language !== "kz" && <p className="text-ink-soft">{course.meaning()}</p>}
              </div>
            </div>
            <div className="flex flex-1 flex-col items-start gap-2 px-6 pt-5 pb-6">
              <h3 className="text-lg">
                <Link to={course.to} prefetch="intent" className="after:absolute after:inset-0">
                  {course.title()}
                </Link>
              </h3>
              <p className="text-ink-soft">{course.text()}</p>
            </div>
          </Card>
        ))}
      </div>
    </section>
  );
}
