/** «Не мне, а нам»: what is meant instead is no negation. */
export const CONTRAST = /(?<!\p{L})(?:not|не) (?:for )?\p{L}+,? (?:but|а)(?= )/u;
