import { UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { Team, ShownFigures } from '#contract/businesses.ts'
import { skillLabel } from '../parts/skills/skill-label.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Radar } from '../ui/Radar.tsx'
import { figuresOfWeek, whyNoFigures, type FigureRules } from './figure-words.ts'
import { GroupChoice } from './GroupChoice.tsx'
import { GroupFigureList } from './GroupFigureList.tsx'
import type { Group } from './groups.ts'

interface EmployeeProgressCardProps {
  groups: readonly Group[]
  teams: readonly Team[]
  rules: FigureRules
  /** The link to the teams. */
  children: ReactNode
}

export function EmployeeProgressCard(props: EmployeeProgressCardProps) {
  const { groups, teams, rules, children } = props
  const [index, setIndex] = useState(0)
  const group = groups[index] ?? groups[0]
  return (
    <Card title="Employee progress">
      {group ? (
        <div className="grid gap-4">
          <GroupChoice groups={groups} index={groups.indexOf(group)} onChoose={setIndex} />
          <GroupFigureList figures={group.figures} />
          <p className="text-sm text-ink-soft">{figuresOfWeek(rules)}</p>
          <GroupSkills figures={group.figures} />
        </div>
      ) : (
        <EmptyState icon={UsersRound} title={teams.length === 0 ? 'No team yet' : 'No figures yet'}>
          {teams.length === 0
            ? 'Your people join with a code. You see averages of five or more, never one person.'
            : whyNoFigures(rules)}
        </EmptyState>
      )}
      {children}
    </Card>
  )
}

function GroupSkills({ figures }: { figures: ShownFigures }) {
  return (
    <Radar
      title="Average of six main skills"
      columns={['Skill', 'Average']}
      axes={figures.skills.map(({ skill, percent }) => ({
        label: skillLabel(skill),
        value: percent,
      }))}
    />
  )
}
