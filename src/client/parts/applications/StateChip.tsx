import type { ApplicationState } from '#domain/openings/application.ts'
import { Chip } from '../../ui/Chip.tsx'
import { stateLabel } from './application-state.ts'
import { useNoGuardian } from '../people/use-no-guardian.ts'

/** The state of an application, colour-coded. */
export function StateChip({ state }: { state: ApplicationState }) {
  const unlinked = useNoGuardian(state === 'waiting')
  return <Chip tone={tones[state]}>{unlinked ? 'No guardian linked yet' : stateLabel(state)}</Chip>
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
