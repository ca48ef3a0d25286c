import { useState } from 'react'
import { Card } from '../../ui/Card.tsx'
import { ConfirmEmployer, type FoundTeam } from './ConfirmEmployer.tsx'
import { EnterCode } from './EnterCode.tsx'
import { ShownList } from './ShownList.tsx'

/** First the code, then whose it is and what they can see, and only then the link. */
export function JoinCard({ shown }: { shown: readonly string[] }) {
  const [found, setFound] = useState<FoundTeam>()
  if (found)
    return <ConfirmEmployer found={found} shown={shown} onBack={() => setFound(undefined)} />
  return (
    <Card title="Link with your employer">
      <div className="grid gap-5">
        <EnterCode onFound={setFound} />
        <div>
          <h3 className="mb-1">What an employer sees</h3>
          <ShownList shown={shown} />
        </div>
        <p className="text-ink-soft">It is up to you, and you can leave at any time.</p>
      </div>
    </Card>
  )
}
