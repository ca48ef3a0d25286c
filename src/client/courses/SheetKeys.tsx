import { SignKeys } from './SignKeys.tsx'

const functions = ['SUM', 'AVERAGE', 'MIN', 'MAX', 'IF']
const signs = [
  { text: '=', name: 'equals' },
  { text: '+', name: 'plus' },
  { text: '-', name: 'minus' },
  { text: '*', name: 'times' },
  { text: '/', name: 'divided by' },
  { text: '(', name: 'open bracket' },
  { text: ')', name: 'close bracket' },
  { text: ':', name: 'to, for a range' },
  { text: ',', name: 'comma' },
  { text: '<', name: 'less than' },
  { text: '>', name: 'more than' },
  { text: '"', name: 'quote' },
  ...functions.map((name) => ({ text: `${name}(`, name, shown: name })),
]

/** The signs of formulas. */
export function SheetKeys({ onPress }: { onPress: (text: string) => void }) {
  return <SignKeys label="Signs for formulas" signs={signs} onPress={onPress} />
}
