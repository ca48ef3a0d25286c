import { expect, test } from 'vitest'
import { kindWords } from './kind-words.ts'

test('the front, the one above and a first member have their own words', () => {
  expect(kindWords({ place: 1, members: 1, toNextPlace: null })).toContain('Nice start')
  expect(kindWords({ place: 1, members: 8, toNextPlace: null })).toContain('front')
  expect(kindWords({ place: 2, members: 8, toNextPlace: 5 })).toContain('One more lesson')
  expect(kindWords({ place: 2, members: 8, toNextPlace: 10 })).toContain('2 more lessons')
  expect(kindWords({ place: 2, members: 8, toNextPlace: 400 })).toContain('own pace')
})

test('the last places get no number and no distance', () => {
  for (let place = 16; place <= 30; place += 1) {
    expect(kindWords({ place, members: 30, toNextPlace: 200 })).not.toMatch(/\d|last|behind|lose/)
  }
})
