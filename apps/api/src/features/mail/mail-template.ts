import type { Mail } from "./mail.model.ts";

/** The tokens of the screens, for programs that know neither oklch() nor light-dark(). */
const light = {
  felt: "#FAF6EF",
  raised: "#FFFDFA",
  stitch: "#DCCFB8",
  ink: "#1C2433",
  soft: "#565C68",
  sky: "#08708F",
  onSky: "#FFFDFA",
};
const dark = {
  felt: "#10151F",
  raised: "#1A212D",
  stitch: "#3A4250",
  ink: "#ECE6DA",
  soft: "#B8B2A6",
  sky: "#6CC5DE",
  onSky: "#10202A",
};

// Mail programs without this rule show the light colours, which stand in the style attributes.
const darkRules = `@media (prefers-color-scheme:dark){
.felt{background:${dark.felt}!important;color:${dark.ink}!important}
.raised{background:${dark.raised}!important;border-color:${dark.stitch}!important;color:${dark.ink}!important}
.soft{color:${dark.soft}!important}
.link{color:${dark.sky}!important}
.action{background:${dark.sky}!important;color:${dark.onSky}!important}
}`;

const fonts = "-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif";

/** The letter for programs that show text only: the same words, the link on a line of its own. */
export function mailText(mail: Mail): string {
  const { paragraphs, action, footer, footerLink } = mail;
  const parts = [...paragraphs];
  if (action) parts.push(`${action.label}:\n${action.url}`);
  const small = [footer, footerLink && `${footerLink.label}: ${footerLink.url}`];
  return `${[...parts, ["-- ", senderOf(mail), ...small.filter(Boolean)].join("\n")].join("\n\n")}\n`;
}

/** The letter in our look: one column, no pictures, nothing fetched from anywhere. */
export function mailHtml(mail: Mail): string {
  const { language, subject, paragraphs, action, footer, footerLink } = mail;
  const text = paragraphs
    .map((one) => `<p style="margin:0 0 16px;font-size:17px;line-height:1.5">${lines(one)}</p>`)
    .join("\n");
  const button = action
    ? `<p style="margin:8px 0 24px"><a class="action" href="${asText(action.url)}" style="display:inline-block;padding:14px 28px;border-radius:12px;background:${light.sky};color:${light.onSky};font-size:17px;font-weight:700;text-decoration:none">${asText(action.label)}</a></p>
<p class="soft" style="margin:0;font-size:14px;line-height:1.5;color:${light.soft};word-break:break-all"><a class="link" href="${asText(action.url)}" style="color:${light.sky}">${asText(action.url)}</a></p>`
    : "";
  const small = [
    footer && lines(footer),
    footerLink &&
      `<a class="link" href="${asText(footerLink.url)}" style="color:${light.sky}">${asText(footerLink.label)}</a>`,
  ].filter(Boolean);
  return `<!doctype html>
<html lang="${language === "kz" ? "kk" : language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${asText(subject)}</title>
<style>${darkRules}</style>
</head>
<body class="felt" style="margin:0;padding:0;background:${light.felt};color:${light.ink};font-family:${fonts}">
<table role="presentation" class="felt" width="100%" cellpadding="0" cellspacing="0" style="background:${light.felt}">
<tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:800"><span class="link" style="color:${light.sky}">${asText(senderOf(mail))}</span></td></tr>
<tr><td class="raised" style="padding:28px 24px;background:${light.raised};border:2px dashed ${light.stitch};border-radius:12px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${asText(subject)}</h1>
${text}
${button}
</td></tr>
<tr><td class="soft" style="padding:16px 8px;font-size:13px;line-height:1.5;color:${light.soft}">${small.join("<br>")}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const senderOf = ({ place = "" }: Mail) => (place === "" ? "Tilashar" : `Tilashar · ${place}`);

const lines = (text: string) => asText(text).replaceAll("\n", "<br>");

function asText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
