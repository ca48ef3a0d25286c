import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { OwnBadge } from '#contract/badges.ts'
import { badgeKindWords } from '#domain/learning/badge-source.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { longDate } from '../app/dates.ts'
import { Link } from '../app/Link.tsx'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { DeleteSheet } from '../ui/ConfirmSheet.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Tick } from '../ui/Tick.tsx'
import { showToast } from '../ui/toasts.ts'
import { BadgePicture } from './BadgePicture.tsx'
import { UseBadge } from './UseBadge.tsx'

interface OwnBadgeCardProps {
  badge: OwnBadge
  isMinor: boolean
}

export function OwnBadgeCard({ badge, isMinor }: OwnBadgeCardProps) {
  const { id, kind, title, name, givenAt, stopped } = badge
  return (
    <Card as="li">
      <div className="flex items-center gap-4">
        <BadgePicture
          badge={badge}
          className={stopped ? 'size-24 opacity-40 grayscale' : 'size-24'}
        />
        <div className="min-w-0">
          <h2 className="text-xl font-bold">{title}</h2>
          <p className="text-ink-soft">{badgeKindWords[kind]}</p>
          <p className="text-sm text-ink-soft">
            {name} · {longDate(givenAt)}
          </p>
        </div>
      </div>
      {stopped ? (
        <p className="mt-3">
          Our staff took this badge back, so it does not count.{' '}
          <a href={pages.contact} className="link">
            Write to us
          </a>{' '}
          if you think that this is wrong.
        </p>
      ) : (
        <>
          <UseBadge badge={badge} />
          <div className="mt-3 border-t border-line pt-2">
            <Published badge={badge} isMinor={isMinor} />
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Link
                to={href(pages.badge, { id })}
                className="link inline-flex min-h-11 items-center"
              >
                See its page
              </Link>
              <TakeBack badge={badge} />
            </div>
          </div>
        </>
      )}
    </Card>
  )
}

function Published({ badge: { id, name, published }, isMinor }: OwnBadgeCardProps) {
  const { mutate, isPending, variables } = useAction('PUT /api/badges/:id/published')
  const fail = { onError: (error: Error) => showToast(error.message, 'bad') }
  return (
    <Tick
      label="Show my name on its page"
      hint={
        isMinor
          ? `People with the link see “${name}”. Your guardians are told.`
          : `People with the link see “${name}”, and search engines may list the page.`
      }
      on={isPending ? variables.published : published}
      onFlip={(on) => mutate({ id, published: on }, fail)}
    />
  )
}

function TakeBack({ badge: { id, title } }: Pick<OwnBadgeCardProps, 'badge'>) {
  const [open, setOpen] = useState(false)
  const { mutate, isPending, error } = useAction('DELETE /api/badges/:id', {
    onDone: () => showToast('The badge does not count any more', 'good'),
  })
  return (
    <>
      <Button tone="plain" onClick={() => setOpen(true)} aria-label={`Delete the badge: ${title}`}>
        <Icon of={Trash2} size={18} />
        Delete
      </Button>
      <DeleteSheet
        title="Delete this badge?"
        open={open}
        busy={isPending}
        error={error?.message}
        onDelete={() => mutate({ id })}
        onClose={() => setOpen(false)}
      >
        It will not count any more, wherever you sent it. Anybody who checks it reads that it was
        taken back. You can get a new one.
      </DeleteSheet>
    </>
  )
}
