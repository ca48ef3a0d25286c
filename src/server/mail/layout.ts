import type { Letter, LetterPart } from './letter.ts'

const blue = '#1d4ed8'

/** The two forms of a letter. Nothing in the HTML is fetched, and everything in it is escaped. */
export function layoutOf(letter: Letter): { text: string; html: string } {
  const { greeting, parts, subject } = letter
  return {
    text: [greeting, ...parts.map(textOf), 'Upful'].join('\n\n'),
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:16px;background:#f8fafc;color:#0f172a;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px;overflow-wrap:anywhere">
${[paragraph(greeting), ...parts.map(htmlOf), paragraph('Upful')].join('\n')}
</div></body></html>`,
  }
}

function textOf(part: LetterPart): string {
  if (typeof part === 'string') return part
  if (part.kind === 'news') return `${part.title}\n${part.text}\n${part.url}`
  return part.kind === 'button' ? part.url : `${part.label}: ${part.url}`
}

function htmlOf(part: LetterPart): string {
  if (typeof part === 'string') return paragraph(part)
  const href = escaped(part.url)
  if (part.kind === 'news') {
    const title = `<a href="${href}" style="color:${blue}"><strong>${escaped(part.title)}</strong></a>`
    return `<p style="margin:0 0 16px">${title}<br>${lines(part.text)}</p>`
  }
  const label = escaped(part.label)
  if (part.kind === 'link')
    return `<p style="margin:0 0 8px;font-size:14px"><a href="${href}" style="color:#475569">${label}</a></p>`
  return `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:12px 20px;background:${blue};color:#ffffff;text-decoration:none;border-radius:8px">${label}</a></p>`
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${lines(text)}</p>`
}

function lines(text: string): string {
  return escaped(text).replaceAll('\n', '<br>')
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
