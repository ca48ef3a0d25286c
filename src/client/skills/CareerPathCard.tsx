import { useState } from 'react'
import { lazyPart } from '../app/lazy-part.tsx'
import { useApi } from '../app/use-api.ts'
import { Loaded } from '../app/Loaded.tsx'
import { OnDemand } from '../app/OnDemand.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { PathChoice } from './PathChoice.tsx'
import { PathRoad } from './PathRoad.tsx'

const PathSheet = lazyPart(() => import('./PathSheet.tsx'), 'PathSheet')

/** The chosen path as a road, or all paths if none is chosen. */
export function CareerPathCard() {
  const query = useApi('GET /api/paths/mine', {})
  const [changing, setChanging] = useState(false)
  const [opened, setOpened] = useState<string>()
  const path = query.data?.path
  return (
    <Card
      title="Career Path"
      aside={
        path && (
          <Button tone="plain" onClick={() => setChanging(!changing)} className="px-2">
            {changing ? 'Back to my path' : 'Change path'}
          </Button>
        )
      }
    >
      <Loaded query={query} loading="Loading career path...">
        {({ path: chosen }) =>
          chosen && !changing ? <PathRoad path={chosen} /> : <PathChoice onOpen={setOpened} />
        }
      </Loaded>
      <OnDemand>
        {opened && (
          <PathSheet
            id={opened}
            onClose={() => setOpened(undefined)}
            onChosen={() => setChanging(false)}
          />
        )}
      </OnDemand>
    </Card>
  )
}
