/**
 * How chances of passing came true for simulated takers: written by `npm run bench -- exams --write`. Of those whose
 * chance was said to be 80 % or more (`likely`), 40 to 60 % (`open`), under 20 % (`unlikely`), so many of ten passed.
 */
export const EXAM_CALIBRATION = {
  takers: 2100,
  brier: 0.091,
  likely: {
    takers: 731,
    passedOfTen: 10
  },
  open: {
    takers: 169,
    passedOfTen: 6
  },
  unlikely: {
    takers: 804,
    passedOfTen: 1
  },
  tenths: [
    {
      from: 0,
      takers: 656,
      said: 0.02,
      passed: 0.04
    },
    {
      from: 10,
      takers: 148,
      said: 0.15,
      passed: 0.12
    },
    {
      from: 20,
      takers: 99,
      said: 0.25,
      passed: 0.37
    },
    {
      from: 30,
      takers: 90,
      said: 0.35,
      passed: 0.42
    },
    {
      from: 40,
      takers: 85,
      said: 0.45,
      passed: 0.52
    },
    {
      from: 50,
      takers: 84,
      said: 0.56,
      passed: 0.7
    },
    {
      from: 60,
      takers: 102,
      said: 0.65,
      passed: 0.75
    },
    {
      from: 70,
      takers: 105,
      said: 0.76,
      passed: 0.77
    },
    {
      from: 80,
      takers: 135,
      said: 0.86,
      passed: 0.88
    },
    {
      from: 90,
      takers: 596,
      said: 0.98,
      passed: 0.98
    }
  ]
};
