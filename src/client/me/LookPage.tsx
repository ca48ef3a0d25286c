import { Shuffle } from 'lucide-react'
import { useState } from 'react'
import { avatarParts, avatarSlots, type AvatarSlot } from '#domain/people/avatar-parts.ts'
import * as pages from '#domain/pages.ts'
import type { Output } from '../app/api.ts'
import { BackLink } from '../app/BackLink.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { useSession } from '../app/session.ts'
import { useAction, useApi } from '../app/use-api.ts'
import { hills } from '../parts/art/places.ts'
import { themed } from '../parts/art/road-themes.ts'
import { Scene } from '../parts/art/Scene.tsx'
import { Avatar } from '../parts/people/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Icon } from '../ui/Icon.tsx'
import { showToast } from '../ui/toasts.ts'
import { draftOf, lockedUntil, surprise, type LookDraft } from './look-draft.ts'
import { partWords, slotWords } from './part-words.ts'
import { PictureChoice } from './PictureChoice.tsx'

/** How a student looks here: an avatar from parts, its frame, and the colours of the road. */
export function LookPage() {
  const query = useApi('GET /api/rewards', {})
  return (
    <>
      <BackLink to={pages.me}>Me</BackLink>
      <PageTitle title="Your look">
        Put together who you are here. Your guardians and your mentor see it too. New parts open
        with new levels.
      </PageTitle>
      <Loaded query={query}>{(rewards) => <Editor rewards={rewards} />}</Loaded>
    </>
  )
}

type Rewards = Output<'GET /api/rewards'>

function Editor({ rewards }: { rewards: Rewards }) {
  const name = useName()
  const [draft, setDraft] = useState(() => draftOf(rewards))
  const save = useAction('PUT /api/rewards/look', { onDone: () => showToast('Saved', 'good') })
  const change = (changes: Partial<LookDraft>) => setDraft({ ...draft, ...changes })
  return (
    <form
      className="grid grid-cols-1 gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({ ...draft })
      }}
    >
      <div className="sticky short:static top-15 z-5 -mx-4 flex flex-wrap items-center gap-4 border-b border-line bg-sand px-4 py-2 data-tall:static">
        <Avatar name={name} avatar={draft.avatar} frame={draft.frame} className="size-24" />
        <div className="flex grow flex-wrap gap-2">
          <Button type="submit" busy={save.isPending}>
            Save
          </Button>
          <Button tone="quiet" onClick={() => change({ avatar: surprise(rewards, Math.random) })}>
            <Icon of={Shuffle} />
            Surprise me
          </Button>
          {rewards.look.avatar !== null && (
            <Button tone="plain" onClick={() => save.mutate({ avatar: null })}>
              Use my initials
            </Button>
          )}
        </div>
        <FormMessage>{save.error?.message}</FormMessage>
      </div>
      {avatarSlots.map((slot) => (
        <PartChoice key={slot} {...{ slot, rewards, draft, change, name }} />
      ))}
      <Frames {...{ rewards, draft, change, name }} />
      <RoadThemes {...{ rewards, draft, change }} />
    </form>
  )
}

function useName(): string {
  const session = useSession()
  return session.state === 'signed-in' ? session.user.name : ''
}

interface ChoiceProps {
  rewards: Rewards
  draft: LookDraft
  change: (changes: Partial<LookDraft>) => void
}

/** Each part in the picture as it would be. */
function PartChoice({
  slot,
  rewards,
  draft: { avatar },
  change,
  name,
}: ChoiceProps & { slot: AvatarSlot; name: string }) {
  return (
    <PictureChoice
      legend={slotWords[slot]}
      name={slot}
      value={avatar[slot]}
      onChange={(part) => change({ avatar: { ...avatar, [slot]: part } })}
      choices={avatarParts[slot].map((part) => ({
        value: part,
        label: partWords(part),
        picture: <Avatar name={name} avatar={{ ...avatar, [slot]: part }} className="size-16" />,
        opensAt: lockedUntil(rewards, 'avatar-part', `${slot}.${part}`),
      }))}
    />
  )
}

const none = 'none'

function Frames({ rewards, draft, change, name }: ChoiceProps & { name: string }) {
  const frames = rewards.unlocks.filter(({ kind }) => kind === 'frame')
  return (
    <PictureChoice
      legend="Frame"
      name="frame"
      value={draft.frame ?? none}
      onChange={(frame) => change({ frame: frame === none ? null : frame })}
      choices={[
        {
          value: none,
          label: 'No frame',
          picture: <Avatar name={name} avatar={draft.avatar} className="size-16" />,
          opensAt: null,
        },
        ...frames.map(({ id, name: label }) => ({
          value: id,
          label,
          picture: <Avatar name={name} avatar={draft.avatar} frame={id} className="size-16" />,
          opensAt: lockedUntil(rewards, 'frame', id),
        })),
      ]}
    />
  )
}

function RoadThemes({ rewards, draft, change }: ChoiceProps) {
  const themes = rewards.unlocks.filter(({ kind }) => kind === 'road-theme')
  const [first] = themes
  return (
    <PictureChoice
      legend="Colours of your road"
      name="road-theme"
      value={draft.roadTheme ?? first?.id ?? ''}
      onChange={(theme) => change({ roadTheme: theme })}
      choices={themes.map(({ id, name }) => ({
        value: id,
        label: name,
        picture: (
          <span className={`${themed(id, hills.colours)} block h-16 w-20`}>
            <Scene place={hills} className="size-full rounded-control" />
          </span>
        ),
        opensAt: lockedUntil(rewards, 'road-theme', id),
      }))}
    />
  )
}
