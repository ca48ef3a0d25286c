import * as pages from '#domain/pages.ts'

export const leaveSimulation = {
  to: pages.simulations,
  label: 'Leave, back to the job simulations',
} as const
