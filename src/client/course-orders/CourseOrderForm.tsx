import { useEffect, useRef, useState } from 'react'
import { plural } from '#domain/text/plural.ts'
import type { Skill } from '#domain/learning/skills.ts'
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
import { WhichSkill } from './WhichSkill.tsx'

/** The two questions of a course order, and its progress. */
export function CourseOrderForm() {
  const struggle = useDraft('course-struggle', '')
  const level = useDraft('course-level', '')
  const [help, setHelp] = useState<Help | null>(null)
  const [skillsToAskFor, setSkillsToAskFor] = useState<readonly Skill[] | null>(null)
  const { order, about, watch } = useOrder(() => {
    struggle.forget()
    level.forget()
  })
  useFillFromOrder(order, struggle, level)

  const create = useAction('POST /api/course-orders', {
    onDone: (answer) => {
      if (answer.kind === 'help') setHelp(answer.help)
      else if (answer.kind === 'which-skill') setSkillsToAskFor(answer.skills)
      else watch(answer.order)
    },
  })
  const retry = useAction('POST /api/course-orders/:id/retry', {
    onDone: (answer) => watch(answer.order),
  })
  const isSending = create.isPending || retry.isPending
  const isMaking = order?.state === 'working' || order?.state === 'done'
  const isBusy = isSending || isMaking
  const request = { struggle: struggle.text.trim(), level: levelAt(level.text) }

  function generate(skill?: Skill) {
    if (isBusy || request.struggle === '' || request.level === undefined) return
    setHelp(null)
    setSkillsToAskFor(null)
    create.reset()
    retry.reset()
    const isSame =
      order?.state === 'failed' &&
      order.struggle === request.struggle &&
      order.level === request.level.number
    if (isSame) return retry.mutate({ id: order.id })
    create.mutate({
      struggle: request.struggle,
      level: request.level.value,
      ...(skill && { skill }),
    })
  }
  const failure = order?.state === 'failed' ? order.failure : null
  const refusal = create.error ?? retry.error
  const message = help ? undefined : (refusal?.message ?? failure ?? undefined)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the progress is below the fold.
    if (isBusy || message) end.current?.scrollIntoView({ block: 'nearest' })
  }, [isBusy, message])
  return (
    <>
      {help && <HelpCard help={help} />}
      {skillsToAskFor && <WhichSkill skills={skillsToAskFor} onChoose={generate} />}
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
          onChange={(event) => {
            struggle.write(event.currentTarget.value)
            setSkillsToAskFor(null)
          }}
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
            disabled={isBusy || request.struggle === '' || request.level === undefined}
            className="min-h-12"
          >
            {isBusy ? 'Generating...' : 'Generate Course'}
          </Button>
          {!isBusy && about && <p className="text-sm text-ink-soft">{quotaText(about)}</p>}
        </div>
      </form>
    </>
  )
}

function quotaText({ left, drafted }: { left: number; drafted: boolean }): string {
  const origin = drafted
    ? 'An AI service writes it from your words, without your name.'
    : "It is built from Upful's own lessons."
  if (left === 0) return `${origin} You have no courses left for today. Come back tomorrow.`
  return `${origin} You can make ${plural(left, 'more course')} today.`
}

/** Fills the empty fields from an order placed elsewhere or before a reload; typed text is kept. */
function useFillFromOrder(
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
