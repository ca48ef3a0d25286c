/** The title of the material that is one of our own written answers. */
export const writtenAnswerTitle = 'What Upful itself answers'

const maxSources = 2

/** Adds the official links of the written answer that an answer was given, unless it has one of them. */
export function withSources(
  text: string,
  material: readonly { title: string; text: string }[],
): string {
  const written = material.find(({ title }) => title === writtenAnswerTitle)
  const links = Array.from(
    (written?.text ?? '').matchAll(/\[([^\][]+)\]\((https?:[^)\s]+)\)/g),
    ([link, , address = '']) => ({ link, address }),
  )
  if (links.length === 0 || links.some(({ address }) => text.includes(address))) return text
  return `${text}\n\nSource: ${links
    .slice(0, maxSources)
    .map(({ link }) => link)
    .join(', ')}`
}
