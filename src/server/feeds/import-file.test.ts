import { expect, test } from 'vitest'
import { dayFrom } from '#domain/day.ts'
import { columnsIn } from '#domain/openings/import-fields.ts'
import { openingsInFile } from './import-file.ts'

const today = dayFrom('2026-11-27')
const read = (text: string) => openingsInFile(text, today)
const openingsOf = (text: string) => read(text).rows.map(({ opening }) => opening)
const problemsOf = (text: string) => read(text).rows.map(({ row, problems }) => [row, ...problems])

test('a CSV file is read by its header, and values in quotes may contain commas, quotes and line breaks', () => {
  const file =
    '\ufeffTitle,Company,URL,Deadline,Skills,Description\r\n' +
    '"Clerk, front",Acme,https://acme.example/1,31/12/2026,teamwork; sql,"Say ""hi""\nand smile"\r\n'
  expect(read(file).problem).toBeNull()
  expect(openingsOf(file)).toMatchObject([
    {
      title: 'Clerk, front',
      deadline: '2026-12-31',
      skills: ['teamwork', ' sql'],
      description: 'Say "hi"\nand smile',
      externalId: 'https://acme.example/1',
    },
  ])
})

test.for([
  ['semicolons', 'title;company;url\nClerk, front;Acme;acme.example/1'],
  ['tabs', 'title\tcompany\turl\nClerk, front\tAcme\tacme.example/1'],
  ['semicolons that Excel names', 'sep=;\r\ntitle;company;url\nClerk, front;Acme;acme.example/1'],
  ['bars', 'title|company|url\nClerk, front|Acme|acme.example/1'],
])('a file with %s is read, and a web address may lack its beginning', ([, text = '']) => {
  expect(openingsOf(text)).toMatchObject([
    { title: 'Clerk, front', company: 'Acme', url: 'https://acme.example/1' },
  ])
})

test('a JSON list is read with the same field names, also inside an object', () => {
  const jobs = [
    { title: 'Clerk', company: 'Acme', url: 'https://acme.example/1', skills: ['sql', 'teamwork'] },
  ]
  for (const file of [JSON.stringify(jobs), JSON.stringify({ jobs })])
    expect(openingsOf(file)).toMatchObject([{ title: 'Clerk', skills: ['sql', ' teamwork'] }])
})

test('an invalid row says what is wrong in plain words, with the number that a spreadsheet shows', () => {
  const file = [
    'title,company,url,deadline',
    ',Acme,https://acme.example/1,',
    '',
    'Clerk,Acme,javascript:alert(1),',
    'Clerk,Acme,https://acme.example/2,soon',
    'Clerk,,,01/01/2026',
    'Clerk,Acme,https://acme.example/3,until filled',
    'Clerk,Acme,https://acme.example/4,31/12/2062',
  ].join('\n')
  expect(problemsOf(file)).toEqual([
    [2, 'The title is missing.'],
    [4, '“javascript:alert(1)” is not a web address.'],
    [
      5,
      'We cannot read the closing date “soon”. Write it like 31/12/2026 or 31 Dec 2026, the day first.',
    ],
    [
      6,
      'The company is missing.',
      'It does not say where to apply: give a web address, or how to apply.',
      'Its closing date is over.',
    ],
    [7],
    [8, 'Its closing date is more than two years away.'],
  ])
})

test('a row without a web address says in its text how to apply', () => {
  const file =
    'title,company,how to apply\nClerk,Acme,"Bring your résumé to 12 King Street, Mandeville"'
  expect(openingsOf(file)).toMatchObject([
    {
      url: '',
      externalId: 'Clerk|Acme|',
      description: 'How to apply: Bring your résumé to 12 King Street, Mandeville',
    },
  ])
})

test('columns that were chosen replace those that were found', () => {
  const text = 'what,who,page\nClerk,Acme,acme.example'
  expect(read(text).problem).toBe('Choose the columns of the title and the company.')
  const columns = { ...columnsIn([]), title: 0, company: 1, url: 2 }
  expect(openingsInFile(text, today, columns)).toMatchObject({
    problem: null,
    rows: [{ row: 2, opening: { title: 'Clerk', url: 'https://acme.example/' } }],
  })
})

test('a short row, a blank line and a quote inside a word are accepted', () => {
  const file = 'title,company,url\n12" pipe fitter,Acme,https://acme.example/1\n,,\n\nClerk,Acme\n'
  expect(read(file).rows).toMatchObject([
    { row: 2, title: '12" pipe fitter', problems: [] },
    { row: 5, title: 'Clerk', opening: null },
  ])
})

test('a file that is no table is refused with the reason', () => {
  expect(read('[{').problem).toBe('We cannot read this file: it is not a list in JSON.')
  expect(read('{"a":1}').problem).toBe('We cannot read this file: it is not a list in JSON.')
  expect(read('title,company\nClerk,"Acme').problem).toMatch(/^We cannot read .* never closed/)
  expect(read(' \n ').problem).toBe('The file is empty.')
  expect(read('[]').problem).toBe('The file is empty.')
  expect(read('PK\u0003\u0004xyz').problem).toMatch(/^This is an Excel workbook/)
  expect(read('title,company\n').problem).toBe('The file has a header and no openings below it.')
})

test('only the first 500 openings of a file are read, and the file says so', () => {
  const lines = Array.from({ length: 501 }, (_, index) => `Job ${index},Acme,acme.example/${index}`)
  const { rows, problem } = read(['title,company,url', ...lines].join('\n'))
  expect([rows.length, problem]).toEqual([
    500,
    'The file has 501 openings. Only the first 500 are read.',
  ])
})
