/** Meals that something is eaten for; they stand where times do. */
export const MEALS: Readonly<Record<string, string>> = {
  "for breakfast": "таңғы асқа",
  "for lunch": "түскі асқа",
  "for dinner": "кешкі асқа",
  "for supper": "кешкі асқа",
  "after meals": "тамақтан кейін",
  "before meals": "тамақ алдында",
};
