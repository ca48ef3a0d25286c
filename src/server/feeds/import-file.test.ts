import { expect, test } from 'vitest'
import { openingsInFile } from './import-file.ts'

test('a CSV file is read by its header, and values in quotes may contain commas, quotes and line breaks', () => {
  const { openings, problems } = openingsInFile(
    '\ufeffTitle,Company,URL,Deadline,Skills,Description\r\n' +
      '"Clerk, front",Acme,https://acme.example/1,2026-12-01,teamwork; sql,"Say ""hi""\nand smile"\r\n',
  )
  expect(problems).toEqual([])
  expect(openings).toMatchObject([
    {
      title: 'Clerk, front',
      deadline: '2026-12-01',
      skills: ['teamwork', ' sql'],
      description: 'Say "hi"\nand smile',
      externalId: 'https://acme.example/1',
    },
  ])
})

test('a JSON list is read with the same field names', () => {
  const file = JSON.stringify([{ title: 'Clerk', company: 'Acme', url: 'https://acme.example/1' }])
  expect(openingsInFile(file).openings).toMatchObject([{ title: 'Clerk', deadline: null }])
})

test('an invalid row is reported with its number, and the others are imported', () => {
  const { openings, problems } = openingsInFile(
    [
      'title,company,url,deadline',
      ',Acme,https://acme.example/1,',
      'Clerk,Acme,javascript:alert(1),',
      'Clerk,Acme,https://acme.example/2,soon',
      'Clerk,Acme,https://acme.example/3,',
    ].join('\n'),
  )
  expect(openings.map(({ url }) => url)).toEqual(['https://acme.example/3'])
  expect(problems).toEqual([
    { row: 1, message: 'title is missing' },
    { row: 2, message: 'url is not an http(s) link' },
    { row: 3, message: 'deadline is not a date' },
  ])
})

test('a file with a short row, a blank line or a quote inside a word is accepted', () => {
  const { openings, problems } = openingsInFile(
    'title,company,url\n12" pipe fitter,Acme,https://acme.example/1\n,,\n\nClerk,Acme\n',
  )
  expect(openings.map(({ title }) => title)).toEqual(['12" pipe fitter'])
  expect(problems).toEqual([{ row: 2, message: 'url is not an http(s) link' }])
})

test('a file that is not a list is refused with the reason', () => {
  expect(openingsInFile('[{').problems).toEqual([{ row: 0, message: 'Not a JSON list' }])
  expect(openingsInFile('title,company\nClerk,"Acme').problems).toEqual([
    { row: 0, message: expect.stringMatching(/^Not a CSV file: .*quote/i) },
  ])
  expect(openingsInFile('')).toEqual({ openings: [], problems: [] })
})
