import { Suspense } from 'react'
import { lazyPart } from '../../app/lazy-part.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { WorkInputProps } from './WorkInput.tsx'

const WorkInput = lazyPart(() => import('./WorkInput.tsx'), 'WorkInput')

/** Where work is done. Most questions are choices, so its code comes with the first question that needs it. */
export function Work(props: WorkInputProps) {
  return (
    <Suspense fallback={<Spinner />}>
      <WorkInput {...props} />
    </Suspense>
  )
}
