import type { TodaysQuest } from '#contract/quests.ts'
import { Link } from '../app/Link.tsx'
import { useAction } from '../app/use-api.ts'
import { Chest } from '../parts/art/Chest.tsx'
import { questAddress } from '../parts/progress/quest-address.ts'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { FormMessage } from '../ui/FormMessage.tsx'

/** The three quests of the day: they count by themselves, and a tap opens the chest of one that was reached. */
export function TodaysQuests({ quests }: { quests: readonly TodaysQuest[] }) {
  const { mutate, isPending, variables, error } = useAction('POST /api/quests/:id/claim', {
    // Fetched when it is needed; without it the chest opens in silence.
    onDone: () =>
      void import('../app/senses.ts')
        .then(({ giveSignal }) => giveSignal('reward'))
        .catch(() => {}),
  })
  if (quests.length === 0) return null
  const done = quests.filter(({ state }) => state !== 'open').length
  return (
    <section aria-label="Today's quests">
      <header className="mb-1 flex items-baseline justify-between gap-3">
        <h2 className="text-xl">Today's quests</h2>
        <span className="text-sm font-semibold text-ink-soft tabular-nums">
          {done} of {quests.length} done
        </span>
      </header>
      <ul>
        {quests.map((quest) => (
          <QuestRow
            key={quest.id}
            quest={quest}
            claiming={isPending && variables.id === quest.id}
            claim={() => mutate({ id: quest.id })}
          />
        ))}
      </ul>
      <FormMessage>{error?.message}</FormMessage>
    </section>
  )
}

interface QuestRowProps {
  quest: TodaysQuest
  claiming: boolean
  claim: () => void
}

function QuestRow({ quest, claiming, claim }: QuestRowProps) {
  const { title, description, goal, progress, target, state, xp } = quest
  const address = questAddress(goal)
  return (
    <li className="relative flex min-h-16 items-center gap-3 border-t-2 border-line py-2">
      <Chest
        state={state}
        className={classes('w-11 shrink-0', state === 'open' && 'opacity-75 saturate-50')}
      />
      <span className="min-w-0 grow">
        <b className="block leading-tight">
          {state === 'open' && address !== null ? (
            // The whole row is the target of a finger.
            <Link to={address} className="after:absolute after:inset-0">
              {title}
            </Link>
          ) : (
            title
          )}
        </b>
        <span className="block text-sm text-ink-soft">{description}</span>
      </span>
      {state === 'open' && (
        <span className="shrink-0 text-right font-extrabold whitespace-nowrap text-quest tabular-nums">
          <span className="text-xl">{progress}</span>{' '}
          <span className="text-sm text-ink-soft">of {target}</span>
        </span>
      )}
      {state === 'reached' && (
        <Button
          tone="quest"
          busy={claiming}
          onClick={claim}
          aria-label={`Claim ${xp} XP for ${title}`}
          className="shrink-0 rounded-full"
        >
          Claim {xp}
        </Button>
      )}
      {state === 'claimed' && (
        <span className="shrink-0 font-bold text-quest tabular-nums">+{xp} XP</span>
      )}
    </li>
  )
}
