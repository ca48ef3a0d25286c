import type { ListedApplication, SavedOpening } from '#contract/applications.ts'
import type { HiddenOpening } from '#contract/openings.ts'
import { HiddenCard } from './HiddenCard.tsx'
import { ApplicationCard } from './ApplicationCard.tsx'
import { SavedCard } from './SavedCard.tsx'

interface ApplicationListProps {
  applications: readonly ListedApplication[]
  saved: readonly SavedOpening[]
  hidden: readonly HiddenOpening[]
  onOpen: (id: string) => void
}

/** Everything in one list: what closes first, then what changed last. */
export function ApplicationList({ applications, saved, hidden, onOpen }: ApplicationListProps) {
  return (
    <ul aria-label="Applications" className="grid grid-cols-1 gap-2">
      {saved.map((opening) => (
        <SavedCard key={opening.opportunityId} opening={opening} />
      ))}
      {applications.map((application) => (
        <ApplicationCard key={application.id} application={application} onOpen={onOpen} />
      ))}
      {hidden.map((opening) => (
        <HiddenCard key={opening.id} opening={opening} />
      ))}
    </ul>
  )
}
