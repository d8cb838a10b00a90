/** ма, ме, ба, бе, па, пе standing alone, and мы, мі before ед-, екен: a yes-or-no question. */
export const isQuestionParticle = (word: string): boolean => /^(?:[мбп][ае]|[мбп][ыі])$/.test(word);

/** Words that ask for something: кім, не, қайда, қашан, қанша, неше, қалай and their cases. */
export const isQuestionWord = (word: string): boolean =>
  /^(?:кім(?:дер)?(?:нің|ді|ге|де|ден|мен|дікі)?(?:сің|сіз)?|не|нені|неге|неде|неден|немен|ненің|нелер|неше(?:у|нші|де|ден|ге|м)?|неліктен|неғұрлым|қай(?:сы|сысы|да|дан|дағы)?|қайсың|қайсысын|қашан(?:нан)?|қанша(?:дан|лық)?|қандай|қалай(?:ша)?)$/.test(
    word,
  );
