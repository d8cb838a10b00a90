import type { Phone } from "@tilashar/kazakh/sound";
import type { MessageKey } from "#api/messages/en.ts";

/** How the sounds that learners miss are made. The other sounds have a tip for all. */
const tips: Partial<Record<Phone, MessageKey>> = {
  ы: "tip_y",
  і: "tip_i",
  қ: "tip_q",
  k: "tip_k",
  ғ: "tip_gh",
  g: "tip_g",
  ң: "tip_ng",
  n: "tip_n",
  ө: "tip_oe",
  o: "tip_o",
  ү: "tip_ue",
  ұ: "tip_u",
  æ: "tip_ae",
  a: "tip_a",
};

export const tipOf = (phone: Phone): MessageKey => tips[phone] ?? "tip_any";
