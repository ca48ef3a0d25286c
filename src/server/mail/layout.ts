import { factIn, type FactLine } from '#domain/text/fact-line.ts'
import { htmlText } from '#domain/text/html-text.ts'
import type { Letter, LetterPart } from './letter.ts'
import { letterStyles, style } from './letter-style.ts'

/**
 * The two forms of a letter. Tables and inline styles, because some mail programs know nothing else; what only
 * newer ones know (the dark colours) is in `letterStyles`. Nothing in the HTML is fetched, so opening it tells
 * nobody anything, and everything in it is escaped.
 */
export function layoutOf(letter: Letter): { text: string; html: string } {
  const { greeting, parts, subject, why } = letter
  const small = parts.filter(isSmall)
  const main = parts.filter((part) => !isSmall(part))
  const foot = why === '' ? [] : [why]
  return {
    text: [subject, greeting, ...main.map(textOf), 'Upful', ...foot, ...small.map(textOf)].join(
      '\n\n',
    ),
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${htmlText(subject)}</title><style>${letterStyles}</style></head>
<body class="sand" style="${style.body}">
<div style="${style.preview}">${htmlText(previewOf(letter))}</div>
<table role="presentation" class="sand" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style.sand}"><tr><td align="center" class="edge" style="${style.edge}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style.column}">
<tr><td style="${style.brand}">${wordmark}</td></tr>
<tr><td class="card" style="${style.card}">
<h1 class="ink" style="${style.title}">${htmlText(subject)}</h1>
${[paragraph(greeting), ...main.map(htmlOf)].join('\n')}
</td></tr>
<tr><td class="soft" style="${style.foot}">
${[...foot.map(footLine), ...small.map(htmlOf), footLine('Upful, career readiness for young people in Jamaica')].join('\n')}
</td></tr>
</table>
</td></tr></table>
</body></html>`,
  }
}

type SmallLink = Extract<LetterPart, { kind: 'link' }>

function isSmall(part: LetterPart): part is SmallLink {
  return typeof part !== 'string' && part.kind === 'link'
}

/** What a mail program shows beside the subject, and the letter itself does not show. */
function previewOf({ parts, subject }: Letter): string {
  const [first] = parts
  if (first === undefined) return ''
  const text = typeof first === 'string' ? first : 'text' in first ? first.text : first.label
  return text
    .split('\n')
    .filter((line) => line !== subject)
    .join(' ')
    .slice(0, 140)
}

function textOf(part: LetterPart): string {
  if (typeof part === 'string') return part
  if (part.kind === 'news') return `${part.title}\n${part.text}\n${part.url}`
  if (part.kind === 'code') return `${part.label}: ${part.code}`
  return part.kind === 'button' ? `${part.label}:\n${part.url}` : `${part.label}: ${part.url}`
}

function htmlOf(part: LetterPart): string {
  if (typeof part === 'string') return paragraph(part)
  switch (part.kind) {
    case 'news':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="line" style="${style.news}">
<p style="${style.newsTitle}"><a class="leaf" href="${htmlText(part.url)}" style="${style.newsLink}">${htmlText(part.title)}</a></p>
${paragraph(part.text)}</td></tr></table>`
    case 'code':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style.codeBox}"><tr><td align="center" class="sunk" style="${style.code}"><span class="soft" style="${style.codeLabel}">${htmlText(part.label)}</span><br><strong class="ink" style="${style.codeText}">${htmlText(part.code)}</strong></td></tr></table>`
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${style.buttonBox}"><tr><td class="button" bgcolor="#08783f" style="${style.buttonCell}"><a class="button" href="${htmlText(part.url)}" style="${style.button}">${htmlText(part.label)}</a></td></tr></table>`
    case 'link':
      return `<p class="soft" style="${style.footLine}"><a class="soft" href="${htmlText(part.url)}" style="${style.footLink}">${htmlText(part.label)}</a></p>`
  }
}

/** Sentences, with the facts among them as a table. */
function paragraph(text: string): string {
  const blocks: (string[] | FactLine[])[] = []
  for (const line of text.split('\n')) {
    const fact = factIn(line)
    const last = blocks.at(-1)
    if (fact === null) {
      if (isSentences(last)) last.push(line)
      else blocks.push([line])
    } else if (isFacts(last)) last.push(fact)
    else blocks.push([fact])
  }
  return blocks.map((block) => (isFacts(block) ? factTable(block) : sentences(block))).join('\n')
}

function isFacts(block: string[] | FactLine[] | undefined): block is FactLine[] {
  return typeof block?.[0] === 'object'
}

function isSentences(block: string[] | FactLine[] | undefined): block is string[] {
  return typeof block?.[0] === 'string'
}

function sentences(block: readonly string[]): string {
  return `<p class="ink" style="${style.paragraph}">${block.map(htmlText).join('<br>')}</p>`
}

function factTable(facts: readonly FactLine[]): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td class="soft" valign="top" style="${style.factLabel}">${htmlText(label)}</td><td class="ink" valign="top" style="${style.factValue}">${htmlText(value)}</td></tr>`,
  )
  return `<table class="sunk" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style.facts}">${rows.join('')}</table>`
}

function footLine(text: string): string {
  return `<p class="soft" style="${style.footLine}">${htmlText(text)}</p>`
}

/** Letters in the colours of the logo, because many mail programs show no images. */
const wordmark = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" valign="middle" bgcolor="#08783f" style="${style.mark}">U</td><td class="ink" valign="middle" style="${style.name}">Upful</td></tr></table>`
