import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8')

const readable: readonly [text: string, surface: string, ratio: number][] = [
  ...['sand', 'card', 'sunk'].flatMap((surface): [string, string, number][] => [
    ['ink', surface, 7],
    ['ink-soft', surface, 4.5],
    ['leaf', surface, 4.5],
    ['sea', surface, 4.5],
    ['coral', surface, 4.5],
    ['edge', surface, 3],
  ]),
  ['ink', 'leaf-soft', 7],
  ['ink', 'sun-soft', 7],
  ['ink', 'sea-soft', 7],
  ['ink', 'coral-soft', 7],
  ['ink-soft', 'sun-soft', 4.5],
  ['leaf-strong', 'leaf-soft', 4.5],
  ['sea', 'sea-soft', 4.5],
  ['coral', 'coral-soft', 4.5],
  ['on-leaf', 'leaf', 4.5],
  ['on-leaf', 'leaf-strong', 4.5],
  ['on-sun', 'sun', 7],
  ['on-coral', 'coral', 4.5],
]

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  test.each(readable)('%s on %s has a contrast of at least %d', (text, surface, ratio) => {
    expect(contrast(colour(text, theme), colour(surface, theme))).toBeGreaterThanOrEqual(ratio)
  })
})

function colour(name: string, theme: 'light' | 'dark'): string {
  const value = new RegExp(
    `--color-${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}))`,
  ).exec(css)
  const hexColour = value?.[3] ?? value?.[theme === 'light' ? 1 : 2]
  if (!hexColour) throw new Error(`no colour named ${name}`)
  return hexColour
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
