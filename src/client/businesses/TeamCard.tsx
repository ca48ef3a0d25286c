import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Team } from '#contract/businesses.ts'
import * as pages from '#domain/pages.ts'
import { shortDate } from '../app/dates.ts'
import { useAction } from '../app/use-api.ts'
import { SendCode } from '../parts/people/SendCode.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { ConfirmSheet, DeleteSheet } from '../ui/ConfirmSheet.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Icon } from '../ui/Icon.tsx'
import { showToast } from '../ui/toasts.ts'
import { figuresOfWeek, whyNoFigures, type FigureRules } from './figure-words.ts'
import { GroupFigureList } from './GroupFigureList.tsx'
import { RenameTeam } from './RenameTeam.tsx'

interface TeamCardProps {
  team: Team
  rules: FigureRules
}

export function TeamCard({ team, rules }: TeamCardProps) {
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
            <p className="text-sm text-ink-soft">{figuresOfWeek(rules)}</p>
          </>
        ) : (
          <p className="text-ink-soft">{whyNoFigures(rules)}</p>
        )}
        <TeamCode team={team} />
        <DeleteTeam team={team} />
      </div>
      {renaming && <RenameTeam id={id} name={name} onClose={() => setRenaming(false)} />}
    </Card>
  )
}

/** The code for joining a team. It is shown only when it is created. */
function TeamCode({ team: { id, name, codeUntil } }: { team: Team }) {
  const [stopping, setStopping] = useState(false)
  const { mutate, isPending, data, error, reset } = useAction('POST /api/business/teams/:id/code')
  const stop = useAction('DELETE /api/business/teams/:id/code', {
    onDone: () => {
      reset()
      setStopping(false)
      showToast('The code does not work any more')
    },
  })
  return (
    <div className="grid gap-3">
      {data ? (
        <div role="status" className="grid justify-items-center gap-1 rounded-control bg-sunk p-4">
          <p className="text-3xl font-extrabold tracking-wider tabular-nums">{data.code}</p>
          <p className="text-center text-sm text-ink-soft">
            Works until {shortDate(data.expiresAt)}, for everybody in the team. Copy it now: it is
            shown only once. They enter it under My employer.
          </p>
        </div>
      ) : (
        <p className="text-ink-soft">
          {codeUntil
            ? `The code you made works until ${shortDate(codeUntil)}. A new one replaces it.`
            : 'There is no code to join with at the moment.'}
        </p>
      )}
      {data && <SendCode code={data.code} text={joinText(data.code, name, location.origin)} />}
      <FormMessage>{error?.message}</FormMessage>
      <Button
        tone="quiet"
        busy={isPending}
        onClick={() => mutate({ id })}
        aria-label={`${codeUntil ? 'Make a new code' : 'Make a code'} for ${name}`}
        className="sm:justify-self-start"
      >
        {codeUntil ? 'Make a new code' : 'Make a code'}
      </Button>
      {codeUntil && (
        <Button
          tone="plain"
          onClick={() => setStopping(true)}
          aria-label={`Stop the code for ${name}`}
          className="-ml-3 px-3 sm:justify-self-start"
        >
          Stop the code
        </Button>
      )}
      {stopping && (
        <ConfirmSheet
          title={`Stop the code for ${name}?`}
          action="Stop the code"
          busy={stop.isPending}
          error={stop.error?.message}
          onConfirm={() => stop.mutate({ id })}
          onClose={() => setStopping(false)}
        >
          Nobody can join with it any more, also not those who have it already. Everybody in the
          team stays.
        </ConfirmSheet>
      )}
    </div>
  )
}

/** For somebody of the team, who has no account yet or is a student here. */
function joinText(code: string, team: string, origin: string): string {
  return `Join the team ${team} on Upful. Log in or sign up as a student, then open this page and type the code ${code}: ${origin}${pages.employer}`
}

function DeleteTeam({ team: { id, name } }: { team: Team }) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending, error } = useAction('DELETE /api/business/teams/:id', {
    onDone: () => showToast('Team deleted'),
  })
  return (
    <>
      <Button
        tone="plain"
        onClick={() => setAsking(true)}
        aria-label={`Delete the team: ${name}`}
        className="-ml-3 justify-self-start px-3"
      >
        Delete the team
      </Button>
      <DeleteSheet
        title={`Delete ${name}?`}
        open={asking}
        busy={isPending}
        error={error?.message}
        onDelete={() => mutate({ id })}
        onClose={() => setAsking(false)}
      >
        Everybody in it leaves, and you do not see its figures any more. Nobody loses anything they
        learned.
      </DeleteSheet>
    </>
  )
}
