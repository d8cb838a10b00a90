import { Link } from "react-router";
import { Card } from "#app/components/ui/card.tsx";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

interface Course {
  to: string;
  title: () => string;
  text: () => string;
  icon: IconName;
}

const courses: readonly Course[] = [
  {
    to: paths.proficiencyTest,
    title: m.home_course_test_title,
    text: m.home_course_test_text,
    icon: "sliders",
  },
  { to: paths.read, title: m.home_course_read_title, text: m.home_course_read_text, icon: "book" },
  {
    to: paths.chatbot,
    title: m.home_course_chat_title,
    text: m.home_course_chat_text,
    icon: "talk",
  },
];

/** Three other ways in: the proficiency test, reading and watching, the chatbot. */
export function CourseCards() {
  return (
    <section aria-labelledby="courses" className="mx-auto w-full max-w-6xl px-4 pt-12 md:pt-20">
      <h2 id="courses" className="pb-6 text-2xl md:text-3xl">
        {m.home_courses_title()}
      </h2>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-3 md:gap-5">
        {courses.map(({ to, title, text, icon }) => (
          <Card key={to} className="group relative flex items-start gap-4 p-5 sm:p-6">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-sky-wash text-sky-deep">
              <Icon name={icon} />
            </span>
            <div className="flex flex-col gap-1">
              <h3 className="text-lg">
                <Link
                  to={to}
                  prefetch="intent"
                  className="group-hover:text-sky after:absolute after:inset-0"
                >
                  {title()}
                </Link>
              </h3>
              <p className="text-ink-soft">{text()}</p>
            </div>
          </Card>
        ))}
      </div>
    </section>
  );
}
