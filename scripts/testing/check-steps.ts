import type { Step } from './steps.ts'

/** Static checks of the code, the docs and the content. */
export const checkSteps: Step[] = [
  // Several checkers would each work out most of the types again.
  { name: 'types', run: ['node_modules/typescript/bin/tsc', '-b', '--checkers', '1'] },
  {
    name: 'lint',
    run: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  },
  { name: 'format', run: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
  { name: 'structure', run: ['scripts/structure.ts'] },
  { name: 'one way', run: ['scripts/one-way.ts'] },
  { name: 'prose', run: ['scripts/prose.ts'] },
  { name: 'generated', run: ['scripts/db-types.ts', '--check'] },
  { name: 'content', run: ['scripts/check-content.ts'] },
  { name: 'guide', run: ['scripts/guide-report.ts', '--check'] },
]
