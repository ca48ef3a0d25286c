import { SignKeys } from './SignKeys.tsx'

const signs = [
  { text: '    ', name: 'push in by four spaces', shown: '⇥' },
  { text: '=', name: 'equals' },
  { text: ':', name: 'colon' },
  { text: '(', name: 'open bracket' },
  { text: ')', name: 'close bracket' },
  { text: '"', name: 'quote' },
  { text: '+', name: 'plus' },
  { text: '-', name: 'minus' },
  { text: '*', name: 'times' },
  { text: '/', name: 'divided by' },
  { text: '<', name: 'less than' },
  { text: '>', name: 'more than' },
  { text: '[', name: 'open square bracket' },
  { text: ']', name: 'close square bracket' },
]

/** The signs of programs. */
export function CodeKeys({ onPress }: { onPress: (text: string) => void }) {
  return <SignKeys label="Signs for programs" signs={signs} onPress={onPress} />
}
