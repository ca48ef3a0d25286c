import type { ApplicationState } from '#domain/application.ts'
import { Chip } from '../ui/Chip.tsx'
import { stateLabel } from './application-state.ts'

/** Where an application stands, in its colour. */
export function StateChip({ state }: { state: ApplicationState }) {
  return <Chip tone={tones[state]}>{stateLabel(state)}</Chip>
}

const tones = {
  saved: 'plain',
  waiting: 'sun',
  'not-sent': 'plain',
  applied: 'sea',
  interview: 'leaf',
  offer: 'sun',
  accepted: 'sun',
  declined: 'plain',
  'no-reply': 'plain',
  withdrawn: 'plain',
} as const satisfies Record<ApplicationState, string>
