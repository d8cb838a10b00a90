import type { ExamMock, MockItem, MockPassage, MockSection } from "@tilashar/learning/exams";
import { KazakhTextSettings } from "#app/components/kazakh/kazakh-text-settings.tsx";
import { TextWithGap } from "#app/components/kazakh/text-with-gap.tsx";
import { BackLink } from "#app/components/layout/back-link.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { m } from "#app/paraglide/messages.js";
import { mockName } from "./mock-name.ts";
import { NotOfficial } from "./not-official.tsx";
import { PassageText } from "./passage-text.tsx";

const letters = ["a", "b", "c", "d"] as const;

/** A mock on paper: questions, a sheet for the answers, texts for whoever reads aloud, and the key, each on pages of its own. */
export function MockPaper({
  mock,
  seen,
  back,
}: {
  mock: ExamMock;
  /** When the rules were seen. */
  seen: string;
  back: string;
}) {
  const language = useLanguage();
  const heard = mock.sections.flatMap((section) =>
    section.passages
      .filter(({ part }) => part === "listening")
      .map((passage) => ({ passage, section })),
  );
  return (
    <div className="mx-auto w-full max-w-4xl px-4 pt-4 md:pt-8 print:max-w-none print:p-0">
      <div className="flex flex-wrap items-center justify-between gap-3 pb-4 print:hidden">
        <BackLink to={back}>{mockName(mock)}</BackLink>
        <span className="flex flex-wrap gap-2">
          <KazakhTextSettings compact />
          <Button onClick={() => print()}>{m.exam_paper_print()}</Button>
        </span>
      </div>
      <h1 className="text-2xl md:text-3xl">
        {mock.titles[language]}. {mockName(mock)}
      </h1>
      <div className="pt-2 pb-4">
        <NotOfficial seen={seen} />
      </div>
      {mock.sections.map((section) => (
        <PaperSection key={section.id} section={section} />
      ))}
      <AnswerSheet sections={mock.sections} />
      {heard.length > 0 && (
        <section className="break-before-page pt-8 print:pt-0">
          <h2 className="text-xl">{m.exam_paper_reader()}</h2>
          <p className="pb-4 text-ink-soft">{m.exam_paper_reader_text()}</p>
          <ol className="flex flex-col gap-4">
            {heard.map(({ passage, section }) => (
              <li key={passage.id} className="break-inside-avoid">
                <p className="font-bold">{numbersText(passage, section)}</p>
                <PassageText passage={passage} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <PaperKey sections={mock.sections} />
    </div>
  );
}

const numbersOf = (passage: MockPassage, { items }: MockSection): number[] =>
  items.flatMap((item, at) => (item.passage === passage.id ? [at + 1] : []));

function numbersText(passage: MockPassage, section: MockSection): string {
  const numbers = numbersOf(passage, section);
  const [first] = numbers;
  const last = numbers.at(-1);
  return first === last
    ? m.exam_paper_question({ number: `${first}` })
    : m.exam_paper_questions({ numbers: `${first}–${last}` });
}

function PaperSection({ section }: { section: MockSection }) {
  const language = useLanguage();
  const { titles, items, passages, minutes, pass, plays } = section;
  // Questions of one passage stand together; the others each for themselves.
  const groups: { passage: MockPassage | undefined; items: MockItem[] }[] = [];
  for (const item of items) {
    const passage = passages.find(({ id }) => id === item.passage);
    const last = groups.at(-1);
    if (last !== undefined && passage !== undefined && last.passage === passage)
      last.items.push(item);
    else groups.push({ passage, items: [item] });
  }
  return (
    <section className="pt-6 not-first-of-type:break-before-page">
      <h2 className="text-xl">{titles[language]}</h2>
      <p className="pb-3 text-ink-soft">
        {m.exam_section_size({
          items: m.exam_items({ count: items.length }),
          minutes: m.exam_minutes({ count: minutes }),
        })}
        {pass > 0 && ` · ${m.exam_section_pass({ pass, of: items.length })}`}
      </p>
      <div className="flex flex-col gap-5">
        {groups.map(({ passage, items: own }) => (
          <div key={own[0]?.id} className="flex flex-col gap-3">
            {passage?.part === "listening" && (
              <p className="font-semibold">
                {m.exam_paper_heard({
                  numbers: numbersText(passage, section),
                  plays: plays ?? 1,
                })}
              </p>
            )}
            {passage !== undefined && passage.part !== "listening" && (
              <div className="rounded-card border-2 border-stitch px-4 py-3 print:rounded-none">
                <PassageText passage={passage} />
              </div>
            )}
            {own.map((item) => (
              <div key={item.id} className="break-inside-avoid">
                <p className="font-semibold">
                  {items.indexOf(item) + 1}.{" "}
                  <TextWithGap text={item.question} language={language} />
                </p>
                <ul className="grid gap-x-6 ps-6 sm:grid-cols-2 print:grid-cols-2">
                  {letters.map((letter) => (
                    <li key={letter}>
                      {letter.toUpperCase()}){" "}
                      <TextWithGap text={item.options[letter]} language={language} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

function AnswerSheet({ sections }: { sections: readonly MockSection[] }) {
  const language = useLanguage();
  return (
    <section className="break-before-page pt-8 print:pt-0">
      <h2 className="pb-3 text-xl">{m.exam_paper_sheet()}</h2>
      {sections.map(({ id, titles, items }) => (
        <div key={id} className="pb-4">
          <h3 className="pb-2">{titles[language]}</h3>
          <ol className="columns-2 gap-6 sm:columns-4 print:columns-4">
            {items.map((item, at) => (
              <li key={item.id} className="flex break-inside-avoid items-center gap-1.5 py-0.5">
                <span className="w-7 text-end font-semibold">{at + 1}</span>
                {letters.map((letter) => (
                  <span
                    key={letter}
                    aria-hidden="true"
                    className="grid size-6 place-items-center rounded-full border border-edge text-xs"
                  >
                    {letter.toUpperCase()}
                  </span>
                ))}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

function PaperKey({ sections }: { sections: readonly MockSection[] }) {
  const language = useLanguage();
  return (
    <section className="break-before-page pt-8 print:pt-0">
      <h2 className="pb-3 text-xl">{m.exam_paper_key()}</h2>
      {sections.map(({ id, titles, items }) => (
        <div key={id} className="pb-5">
          <h3 className="pb-2">{titles[language]}</h3>
          <ol className="flex flex-col gap-1">
            {items.map((item, at) => (
              <li key={item.id} className="break-inside-avoid">
                <strong>
                  {at + 1}. {item.correct.toUpperCase()}
                </strong>{" "}
                <span className="text-ink-soft">{item.explanation[language]}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
