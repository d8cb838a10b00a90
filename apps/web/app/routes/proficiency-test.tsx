import { LessonCard } from "#app/features/lessons/lesson-card.tsx";
import { TestScreen } from "#app/features/proficiency-test/test-screen.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";

export const meta = () => pageMeta(`${m.test_title()} · ${m.app_name()}`, m.test_meta());

export default function ProficiencyTest() {
  return <TestScreen lessonCard={(lesson) => <LessonCard lesson={lesson} first={false} />} />;
}
