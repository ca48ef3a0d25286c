import type { Helpline } from '#domain/facts.ts'

/** Reads the flat list of helplines as `content/` writes it; a reader for all of YAML would be 30 kB. */
export function helplinesIn(source: string): Helpline[] {
  return source
    .split(/^- /m)
    .slice(1)
    .map((entry) => {
      const value = new Map(
        Array.from(entry.matchAll(/^ *(\w+): (.*)$/gm), ([, name = '', text = '']) => [
          name,
          text.replace(/^'(.*)'$/, '$1'),
        ]),
      )
      const of = (name: string) => value.get(name) ?? ''
      const whatsapp = value.get('whatsapp')
      return {
        id: of('id'),
        name: of('name'),
        phone: of('phone'),
        ...(whatsapp === undefined ? {} : { whatsapp }),
        hours: of('hours'),
        what: of('what'),
        lastVerified: of('lastVerified'),
        confirmed: of('confirmed') === 'false' ? (false as const) : of('confirmed'),
        source: of('source'),
      }
    })
}
