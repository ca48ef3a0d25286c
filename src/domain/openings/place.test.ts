import { describe, expect, test } from 'vitest'
import { parishes, placeFrom } from './place.ts'

describe('the place of an opening', () => {
  test('every parish is known by its name, with or without Jamaica after it', () => {
    for (const parish of parishes) {
      expect(placeFrom(parish)).toBe(parish)
      expect(placeFrom(`${parish}, Jamaica`)).toBe(parish)
      expect(placeFrom(parish.replace('St.', 'Saint').toUpperCase())).toBe(parish)
    }
  })

  test.each([
    ['Montego Bay, Jamaica', 'St. James'],
    ['Ocho Rios', 'St. Ann'],
    ['Half-Way-Tree, Kingston', 'St. Andrew'],
    ['New Kingston, Kingston, Jamaica', 'St. Andrew'],
    ['Kingston & St. Andrew', 'St. Andrew'],
    ['Savanna-la-Mar, Westmoreland Parish', 'Westmoreland'],
    ['Portmore, St Catherine', 'St. Catherine'],
    ['Downtown Kingston, W.I.', 'Kingston'],
  ])('"%s" is in %s', (text, parish) => {
    expect(placeFrom(text)).toBe(parish)
  })

  test('Kingston, Manchester and Portland of other countries are abroad', () => {
    expect(placeFrom('Kingston, Ontario, Canada')).toBe('abroad')
    expect(placeFrom('Manchester, United Kingdom')).toBe('abroad')
    expect(placeFrom('Portland, OR')).toBe('abroad')
    expect(placeFrom('St. Andrews, Scotland')).toBe('abroad')
    expect(placeFrom('Jamaica, Queens, New York')).toBe('abroad')
    expect(placeFrom('Toronto')).toBe('abroad')
  })

  test('Jamaica alone and islandwide mean anywhere in Jamaica', () => {
    expect(placeFrom('Jamaica')).toBe('islandwide')
    expect(placeFrom('Islandwide, Jamaica')).toBe('islandwide')
    expect(placeFrom('Hybrid, JM')).toBe('islandwide')
  })

  test('work from home is remote wherever the office is', () => {
    expect(placeFrom('Remote')).toBe('remote')
    expect(placeFrom('Work from home, Kingston')).toBe('remote')
    expect(placeFrom('San Francisco', true)).toBe('remote')
  })
})
