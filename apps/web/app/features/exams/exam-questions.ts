import { m } from "#app/paraglide/messages.js";

/** What people ask before they prepare for an examination. Search engines are told the same. */
export const examQuestions = (): { question: string; answer: string }[] => [
  { question: m.exam_faq_which(), answer: m.exam_faq_which_text() },
  { question: m.exam_faq_official(), answer: m.exam_faq_official_text() },
  { question: m.exam_faq_like(), answer: m.exam_faq_like_text() },
  { question: m.exam_faq_ready(), answer: m.exam_faq_ready_text() },
  { question: m.exam_faq_offline(), answer: m.exam_faq_offline_text() },
  { question: m.exam_faq_price(), answer: m.exam_faq_price_text() },
];
