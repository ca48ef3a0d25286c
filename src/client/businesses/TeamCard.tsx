import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Team } from '#contract/businesses.ts'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'
import { figuresOfWeek, whyNoFigures, type WhoCounts } from './figure-words.ts'
import { GroupFigureList } from './GroupFigureList.tsx'
import { RenameTeam } from './RenameTeam.tsx'
import { TeamCode } from './TeamCode.tsx'

interface TeamCardProps {
  team: Team
  who: WhoCounts
}

export function TeamCard({ team, who }: TeamCardProps) {
  const { id, name, figures } = team
  const [renaming, setRenaming] = useState(false)
  return (
    <Card
      title={name}
      aside={
        <button
          type="button"
          aria-label={`Rename ${name}`}
          onClick={() => setRenaming(true)}
          className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sunk"
        >
          <Icon of={Pencil} size={18} />
        </button>
      }
    >
      <div className="grid gap-4">
        {figures ? (
          <>
            <GroupFigureList figures={figures} />
            <p className="text-sm text-ink-soft">{figuresOfWeek(who)}</p>
          </>
        ) : (
          <p className="text-ink-soft">{whyNoFigures(who)}</p>
        )}
        <TeamCode team={team} />
      </div>
      {renaming && <RenameTeam id={id} name={name} onClose={() => setRenaming(false)} />}
    </Card>
  )
}
