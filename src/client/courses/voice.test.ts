import { expect, test } from 'vitest'
import { englishVoice } from './voice.ts'

test.each([
  [['fr-FR', 'en_US', 'en-GB'], 'en-GB'],
  [['en-US', 'en-GB', 'en-JM'], 'en-JM'],
  [['en-IN', 'es-ES'], 'en-IN'],
])('of the voices %j it takes %s', (langs, expected) => {
  expect(englishVoice(langs.map((lang) => voice(lang)))?.lang).toBe(expected)
})

test('a voice of the device comes before one that needs data', () => {
  const chosen = englishVoice([voice('en-GB', false), voice('en-GB', true)])
  expect(chosen?.localService).toBe(true)
})

test('without English there is none', () => {
  expect(englishVoice([voice('fr-FR'), voice('eng-x')])).toBeUndefined()
})

function voice(lang: string, localService = true): SpeechSynthesisVoice {
  return { lang, localService, default: false, name: lang, voiceURI: lang }
}
