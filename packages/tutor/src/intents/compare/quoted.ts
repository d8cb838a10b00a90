/** What stands in quotation marks. */
export const QUOTED = /(?<!\p{L})[«“"„']([^»”"“'„«]+)[»”"“']/gu;
