import { useEffect, useRef, useState } from 'react'
import { plural } from '#domain/text/plural.ts'
import type { HelpCard as Help } from '#domain/safety/help-card.ts'
import { useDraft } from '../app/draft.ts'
import { HelpCard } from '../parts/help/HelpCard.tsx'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { TextArea } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Select } from '../ui/Select.tsx'
import { levelAt, levels } from './level.ts'
import { OrderProgress } from './OrderProgress.tsx'
import { useOrder } from './use-order.ts'

/** The form with two questions, and the progress of the course order. */
export function CourseWish() {
  const struggle = useDraft('course-struggle', '')
  const level = useDraft('course-level', '')
  const [help, setHelp] = useState<Help | null>(null)
  const { order, about, watch } = useOrder(() => {
    struggle.forget()
    level.forget()
  })
  useWordsOf(order, struggle, level)

  const place = useAction('POST /api/course-orders', {
    onDone: (answer) => (answer.kind === 'help' ? setHelp(answer.help) : watch(answer.order)),
  })
  const retry = useAction('POST /api/course-orders/:id/retry', {
    onDone: (answer) => watch(answer.order),
  })
  const isSending = place.isPending || retry.isPending
  const isMaking = order?.state === 'working' || order?.state === 'done'
  const isBusy = isSending || isMaking
  const wanted = { struggle: struggle.text.trim(), level: levelAt(level.text) }

  function generate() {
    if (isBusy || wanted.struggle === '' || wanted.level === undefined) return
    setHelp(null)
    place.reset()
    retry.reset()
    const isSame =
      order?.state === 'failed' &&
      order.struggle === wanted.struggle &&
      order.level === wanted.level.number
    if (isSame) return retry.mutate({ id: order.id })
    place.mutate({ struggle: wanted.struggle, level: wanted.level.value })
  }
  const failure = order?.state === 'failed' ? order.failure : null
  const refusal = place.error ?? retry.error
  const message = help ? undefined : (refusal?.message ?? failure ?? undefined)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the progress is below the fold.
    if (isBusy || message) end.current?.scrollIntoView({ block: 'nearest' })
  }, [isBusy, message])
  return (
    <>
      {help && <HelpCard help={help} />}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          generate()
        }}
        className="grid grid-cols-1 gap-5"
      >
        <TextArea
          label="What are you struggling with?"
          placeholder="Describe what you're having trouble with..."
          rows={5}
          maxLength={2000}
          readOnly={isBusy}
          value={struggle.text}
          onChange={(event) => struggle.write(event.currentTarget.value)}
          hint="Leave out names, schools and phone numbers."
        />
        <Select
          label="What's your current skill level?"
          placeholder="Select your skill level"
          options={levels}
          disabled={isBusy}
          value={level.text}
          onChange={(event) => level.write(event.currentTarget.value)}
        />
        <div ref={end} className="grid scroll-mb-20 grid-cols-1 gap-5">
          {isBusy && <OrderProgress order={order?.state === 'failed' ? null : order} />}
          {!isBusy && <FormMessage>{message}</FormMessage>}
          <Button
            type="submit"
            disabled={isBusy || wanted.struggle === '' || wanted.level === undefined}
            className="min-h-12"
          >
            {isBusy ? 'Generating...' : 'Generate Course'}
          </Button>
          {!isBusy && about && <p className="text-sm text-ink-soft">{wordsAbout(about)}</p>}
        </div>
      </form>
    </>
  )
}

function wordsAbout({ left, drafted }: { left: number; drafted: boolean }): string {
  const how = drafted
    ? 'An AI service writes it from your words, without your name.'
    : "It is built from Upful's own lessons."
  if (left === 0) return `${how} You have used up your courses for today; come back tomorrow.`
  return `${how} You can make ${plural(left, 'more course')} today.`
}

/** Fills the empty fields from an order placed elsewhere or before a reload; typed text is kept. */
function useWordsOf(
  order: { id: string; struggle: string; level: number } | null,
  struggle: ReturnType<typeof useDraft>,
  level: ReturnType<typeof useDraft>,
): void {
  const id = order?.id
  useEffect(() => {
    if (!order || struggle.text !== '') return
    struggle.write(order.struggle)
    level.write(levels[order.level - 1]?.value ?? '')
    // oxlint-disable-next-line react/exhaustive-deps -- once for each order
  }, [id])
}
