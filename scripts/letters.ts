import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { layoutOf } from '../src/server/mail/layout.ts'
import { sampleLetters } from '../src/server/testing/sample-letters.ts'

/** Writes every letter that we send to `dist/letters`, with a page that shows them all. */
const FOLDER = 'dist/letters'
mkdirSync(FOLDER, { recursive: true })
const names = [...sampleLetters()].map(([name, letter]) => {
  const file = `${name.replaceAll(/[^a-z]+/g, '-')}`
  const { html, text } = layoutOf(letter)
  writeFileSync(join(FOLDER, `${file}.html`), html)
  writeFileSync(join(FOLDER, `${file}.txt`), text)
  return { name, file }
})
const rows = names.map(
  ({ name, file }) =>
    `<section id="${file}"><h2>${name}</h2><p><a href="${file}.html">alone</a>, <a href="${file}.txt">as text</a></p>
<iframe title="${name} on a phone" src="${file}.html" width="360" height="640"></iframe> <iframe title="${name}, wide" src="${file}.html" width="600" height="640"></iframe></section>`,
)
writeFileSync(
  join(FOLDER, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Letters</title><meta name="color-scheme" content="light dark">
<h1>Letters</h1><p>Their dark look follows your device.</p><ul>${names.map(({ name, file }) => `<li><a href="#${file}">${name}</a></li>`).join('')}</ul>${rows.join('\n')}`,
)
console.log(`${names.length} letters: open ${FOLDER}/index.html`)
