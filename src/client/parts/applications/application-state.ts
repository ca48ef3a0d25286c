import type { ApplicationState } from '#domain/openings/application.ts'

/** 'No reply' for 'no-reply'. */
export function stateLabel(state: ApplicationState): string {
  if (state === 'waiting') return 'Waiting for your guardian'
  return state.charAt(0).toUpperCase() + state.slice(1).replace('-', ' ')
}
