import { useEffect } from 'react'
import { lazyPart } from '../../app/lazy-part.tsx'
import { OnDemand } from '../../app/OnDemand.tsx'
import { useStore } from '../../ui/use-store.ts'
import { reportedPerson } from './open-report.ts'

const ReportPersonSheet = lazyPart(() => import('./ReportPersonSheet.tsx'), 'ReportPersonSheet')

/**
 * The report that is being written. It is rendered outside the page, because a report can remove the person
 * from the page, and somebody who is not safe must still see the numbers to call.
 */
export function OpenReport() {
  const person = useStore(reportedPerson)
  useEffect(() => close, [])
  if (person === undefined) return null
  return (
    <OnDemand>
      <ReportPersonSheet key={`${person.place}:${person.id}`} {...person} onClose={close} />
    </OnDemand>
  )
}

function close() {
  reportedPerson.set(undefined)
}
