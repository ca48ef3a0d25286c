import { expect, test } from 'vitest'
import { columnsIn, countsOf, importFields } from './import-fields.ts'

test('columns are found by their headers in several wordings, whatever the letters and the marks', () => {
  const headers = ['JOB TITLE', 'Employer', 'Closing Date (dd/mm/yyyy)', 'Parish', 'Salary', 'Link']
  expect(columnsIn(headers)).toMatchObject({
    title: 0,
    company: 1,
    deadline: 2,
    location: 3,
    pay: 4,
    url: 5,
    apply: null,
    description: null,
  })
})

test('a header that is exactly a wording goes before one that only contains it', () => {
  expect(columnsIn(['Company address', 'Company', 'Address'])).toMatchObject({
    company: 1,
    location: 2,
  })
  expect(columnsIn(['Title', 'Job description', 'Job type'])).toMatchObject({
    title: 0,
    description: 1,
    type: 2,
  })
})

test('no column is used for two fields, and a file without known headers has none', () => {
  const columns = Object.values(columnsIn(['Job', 'Job', 'Contact email'])).filter(
    (at) => at !== null,
  )
  expect(new Set(columns).size).toBe(columns.length)
  expect(new Set(Object.values(columnsIn(['Clerk', 'Acme'])))).toEqual(new Set([null]))
  expect(Object.keys(columnsIn([]))).toEqual([...importFields])
})

test('every row is counted once', () => {
  expect(countsOf(['new', 'new', 'problem', 'same'])).toMatchObject({
    new: 2,
    problem: 1,
    same: 1,
    changed: 0,
  })
})
