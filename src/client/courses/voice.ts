/** The accents that are nearest to the reader's, the best first. */
const accents = ['en-jm', 'en-gb', 'en-us']

/** The voice to read with: English, and of the device itself where it can be, because the others need data. */
export function englishVoice(
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice | undefined {
  return voices
    .filter(({ lang }) => /^en\b/.test(tagOf(lang)))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .at(0)
}

function rankOf({ lang, localService }: SpeechSynthesisVoice): number {
  const accent = accents.indexOf(tagOf(lang))
  return (accent < 0 ? accents.length : accent) * 2 + (localService ? 0 : 1)
}

/** Some devices write "en_GB". */
function tagOf(lang: string): string {
  return lang.replace('_', '-').toLowerCase()
}
