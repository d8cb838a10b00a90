/**
 * How chances of passing came true for simulated takers: written by `npm run bench -- exams --write`. Of those whose
 * chance was said to be 80 % or more (`likely`), 40 to 60 % (`open`), under 20 % (`unlikely`), so many of a hundred passed.
 */
export const EXAM_CALIBRATION = {
  takers: 2100,
  brier: 0.089,
  likely: {
    takers: 744,
    passedOfHundred: 97
  },
  open: {
    takers: 170,
    passedOfHundred: 55
  },
  unlikely: {
    takers: 742,
    passedOfHundred: 4
  },
  tenths: [
    {
      from: 0,
      takers: 591,
      said: 0.02,
      passed: 0.03
    },
    {
      from: 10,
      takers: 151,
      said: 0.15,
      passed: 0.09
    },
    {
      from: 20,
      takers: 126,
      said: 0.25,
      passed: 0.29
    },
    {
      from: 30,
      takers: 95,
      said: 0.35,
      passed: 0.42
    },
    {
      from: 40,
      takers: 84,
      said: 0.45,
      passed: 0.46
    },
    {
      from: 50,
      takers: 86,
      said: 0.55,
      passed: 0.64
    },
    {
      from: 60,
      takers: 109,
      said: 0.65,
      passed: 0.71
    },
    {
      from: 70,
      takers: 114,
      said: 0.75,
      passed: 0.76
    },
    {
      from: 80,
      takers: 146,
      said: 0.85,
      passed: 0.89
    },
    {
      from: 90,
      takers: 598,
      said: 0.98,
      passed: 0.98
    }
  ]
};
