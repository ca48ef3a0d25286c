import { expect, test } from 'vitest'
import { openingSearchFrom } from './opening-search.ts'

test('a town finds its parish, however people write it', () => {
  for (const text of ['Montego Bay', 'mo bay', 'MoBay', 'montego bay!']) {
    expect(openingSearchFrom(text)).toMatchObject({ place: 'St. James', groups: [] })
  }
  expect(openingSearchFrom('cashier in May Pen')).toMatchObject({
    place: 'Clarendon',
    placeWords: ['may', 'pen'],
  })
})

test('summer work includes work alongside school, with the other words kept', () => {
  const kinds = ['internship', 'part-time']
  expect(openingSearchFrom('summer job')?.summer).toEqual({ kinds, groups: [] })
  expect(openingSearchFrom('summer work laundry in May Pen')).toMatchObject({
    place: 'Clarendon',
    summer: { kinds, groups: [['laundry']] },
  })
  expect(openingSearchFrom('summer camp')?.summer).toBeNull()
  expect(openingSearchFrom('job')?.summer).toBeNull()
})

test('accents are ignored and synonyms for the same work are included', () => {
  expect(openingSearchFrom('Café')?.groups).toEqual([['cafe', 'barista', 'coffee', 'cafe']])
  expect(openingSearchFrom('food')?.groups[0]).toEqual(expect.arrayContaining(['cook', 'chef']))
  expect(openingSearchFrom('coding')?.groups[0]).toContain('programming')
  expect(openingSearchFrom('marine biolog')?.groups).toEqual([['marine'], ['biolog']])
  expect(openingSearchFrom("')) & | ! :* \\ <-> --")).toBeNull()
})
