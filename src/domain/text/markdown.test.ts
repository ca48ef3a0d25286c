import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blocksOf } from './markdown.ts'
import type { Block, Inline } from './markdown.ts'

test('paragraphs are split by blank lines and keep their line breaks', () => {
  expect(blocksOf('Thank you,\nTajay\n\nBye')).toEqual([
    { kind: 'paragraph', children: [text('Thank you,'), { kind: 'break' }, text('Tajay')] },
    paragraph('Bye'),
  ])
})

test('bold, italic and code nest in text', () => {
  expect(inlines('Ask **one *open* question** with `=SUM(A1:A3)`')).toEqual([
    text('Ask '),
    {
      kind: 'strong',
      children: [text('one '), { kind: 'emphasis', children: [text('open')] }, text(' question')],
    },
    text(' with '),
    { kind: 'code', text: '=SUM(A1:A3)' },
  ])
})

test.each([
  'Dear ___, I am writing',
  '5*3*2 = 30',
  'my_file_name',
  '2 * 3 * 4',
  '**open',
  '`',
  'a\\',
])('%s stays text', (source) => {
  expect(inlines(source)).toEqual([text(source)])
})

test('a backslash escapes a character', () => {
  expect(inlines('\\*not stressed\\* and \\[no link]')).toEqual([
    text('*not stressed* and [no link]'),
  ])
})

test('links go to http(s) or to our own pages', () => {
  expect(inlines('[RGD](https://www.rgd.gov.jm) [course](/courses/a-b)')).toEqual([
    { kind: 'link', href: 'https://www.rgd.gov.jm', children: [text('RGD')] },
    text(' '),
    { kind: 'link', href: '/courses/a-b', children: [text('course')] },
  ])
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'mailto:a@b.jm',
  'https:evil',
])('a link to %s becomes plain text', (target) => {
  expect(inlines(`[words](${target.replace('(1)', '%281%29')})`)).toEqual([text('words')])
})

test('a bare address becomes a link without the full stop after it', () => {
  expect(inlines('See https://www.heart-nsta.org.')).toEqual([
    text('See '),
    {
      kind: 'link',
      href: 'https://www.heart-nsta.org',
      children: [text('https://www.heart-nsta.org')],
    },
    text('.'),
  ])
})

test('raw HTML is text', () => {
  expect(inlines('<img src=x onerror=alert(1)>')).toEqual([text('<img src=x onerror=alert(1)>')])
})

test('a quote with a bold label is a callout with its tone', () => {
  expect(blocksOf('> **Tip:** Ask twice.\n> And wait.')).toEqual([
    {
      kind: 'callout',
      tone: 'tip',
      label: 'Tip',
      blocks: [
        { kind: 'paragraph', children: [text('Ask twice.'), { kind: 'break' }, text('And wait.')] },
      ],
    },
  ])
  expect(blocksOf('> **Stay safe:** Never pay.')[0]).toMatchObject({ tone: 'safety' })
  expect(blocksOf('> **Subject:** Training')[0]).toMatchObject({ tone: 'note', label: 'Subject' })
  expect(blocksOf('> Just words')).toEqual([{ kind: 'quote', blocks: [paragraph('Just words')] }])
})

test('lists nest, number from where they start and survive blank lines', () => {
  expect(blocksOf('3. three\n   - inner\n\n4. four\nAfter')).toEqual([
    {
      kind: 'list',
      ordered: true,
      start: 3,
      items: [
        [
          paragraph('three'),
          { kind: 'list', ordered: false, start: 1, items: [[paragraph('inner')]] },
        ],
        [{ kind: 'paragraph', children: [text('four'), { kind: 'break' }, text('After')] }],
      ],
    },
  ])
})

test('items of an indented list are siblings', () => {
  expect(blocksOf('  - a\n  - b')).toEqual([
    { kind: 'list', ordered: false, start: 1, items: [[paragraph('a')], [paragraph('b')]] },
  ])
})

test('a year at the start of a line does not start a list', () => {
  expect(blocksOf('It was\n1990. A good year')).toHaveLength(1)
})

test('a table pads short rows and reads the alignment', () => {
  expect(blocksOf('| Part | Pay |\n|---|--:|\n| NIS | `a|b` |\n| NHT |')).toEqual([
    {
      kind: 'table',
      align: ['left', 'right'],
      head: [[text('Part')], [text('Pay')]],
      rows: [
        [[text('NIS')], [{ kind: 'code', text: 'a|b' }]],
        [[text('NHT')], []],
      ],
    },
  ])
})

test('a hostile table stays small', () => {
  const [table] = blocksOf(`${'|a'.repeat(500)}\n${'|-'.repeat(500)}\n${'|\n'.repeat(500)}`)
  expect(table?.kind === 'table' && table.rows.every((row) => row.length === 12)).toBe(true)
})

test('a code block keeps its lines as they are', () => {
  expect(blocksOf('```python\nif x:\n    **fare** = 50\n```\nAfter')).toEqual([
    { kind: 'code', language: 'python', text: 'if x:\n    **fare** = 50' },
    paragraph('After'),
  ])
  expect(blocksOf('```\nnever closed')).toEqual([
    { kind: 'code', language: null, text: 'never closed' },
  ])
})

test('headings stay below the two levels of the page', () => {
  expect(blocksOf('# Big ##\n\n##### Small')).toEqual([
    { kind: 'heading', level: 3, children: [text('Big')] },
    { kind: 'heading', level: 4, children: [text('Small')] },
  ])
})

const pieces = fc.constantFrom(
  '**',
  '*',
  '_',
  '`',
  '```',
  '\n',
  '\n\n',
  '> ',
  '- ',
  '1. ',
  '| ',
  '|---|',
  '### ',
  '\\',
  '[',
  '](',
  ')',
  '<',
  '>',
  'javascript:alert(1)',
  'https://a.jm',
  '//b.jm',
  '/c',
  ' ',
  'word',
  '"',
  '\t',
)
const hostile = fc.oneof(
  fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 60 }).map((p) => p.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
)

test('any text is parsed into a tree whose links are safe', () => {
  fc.assert(
    fc.property(hostile, (source) => {
      for (const href of linksOf(blocksOf(source))) {
        expect(href).toMatch(/^(https?:\/\/|\/(?![/\\]))/i)
        // Links that browsers can't parse lead nowhere.
        const target = URL.parse(href, 'https://upful.example')
        expect(['http:', 'https:', undefined]).toContain(target?.protocol)
        if (href.startsWith('/')) expect(target?.host).toBe('upful.example')
      }
    }),
    { numRuns: 2000 },
  )
})

test('no letter or digit of a plain text is lost', () => {
  const words = fc.array(fc.constantFrom('Kemar', 'earns', '425', '(a)', 'x_y', '5*3', '\n', '- '))
  fc.assert(
    fc.property(words, (parts) => {
      const source = parts.join(' ')
      expect(wordsOf(textOf(blocksOf(source)))).toBe(wordsOf(source))
    }),
  )
})

function text(value: string): Inline {
  return { kind: 'text', text: value }
}

function paragraph(value: string): Block {
  return { kind: 'paragraph', children: [text(value)] }
}

function inlines(source: string): Inline[] {
  const [block] = blocksOf(source)
  if (block?.kind !== 'paragraph') throw new Error(`no paragraph but ${block?.kind}`)
  return block.children
}

function everyNode(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(everyNode)
  if (typeof value !== 'object' || value === null) return []
  return [{ ...value }, ...Object.values(value).flatMap(everyNode)]
}

function linksOf(blocks: Block[]): string[] {
  return everyNode(blocks).flatMap(({ href }) => (typeof href === 'string' ? [href] : []))
}

function textOf(blocks: Block[]): string {
  return everyNode(blocks)
    .map(({ text: value }) => (typeof value === 'string' ? value : ''))
    .join(' ')
}

function wordsOf(value: string): string {
  return value.replace(/[^\p{L}\p{N}]/gu, '')
}
