/** Deeds that are told with no object as well. */
export const ALONE =
  /^(?:жеу|ішу|оқу|жазу|білу|түсіну|тыңдау|есту|үйрену|төлеу|ойнау|тырысу|бастау|сұрау)$/u;
/** Of oneself and of the one spoken to, they tell what is still to come. */
export const SOON = new Set(
  "келу жету қайту оралу кету кешігу хабарласу соғу шалу беру әкелу апару қалу жеткізу хабарлау көрсету кездесу жолығу бітіру аяқтау жіберу көмектесу күту тапсыру шақыру жөндеу сыйлау қайтару".split(
    " ",
  ),
);

/** Рульде отырған: who sits there, sits there now. */
export const POSTURES = /^(?:отыру|тұру|жату)$/u;
