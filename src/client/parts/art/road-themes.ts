/** The colours of a road theme: those of a place, and of its night for Kingston. The first theme leaves each place its own. */
const coloursOf: Readonly<Record<string, string>> = {
  sea: 'place-ocho-rios',
  cane: 'place-linstead',
  'blue-mountain': 'place-port-antonio',
  sunset: 'place-montego-bay',
  night: 'place-newcastle scheme-dark',
}

/** The classes of a drawing in the chosen theme; those of its own place without one. */
export function themed(theme: string | null, own: string): string {
  return theme === null ? own : (coloursOf[theme] ?? own)
}
