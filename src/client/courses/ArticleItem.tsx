import { Suspense, useId, useState } from 'react'
import type { LessonItem } from '#contract/lesson.ts'
import { hashOf, shuffled } from '#domain/text/seeded-order.ts'
import {
  afterStep,
  newRun,
  progressIn,
  runFrom,
  type LessonRun,
} from '#domain/learning/lesson-run.ts'
import { useDraftAnswer } from '../app/draft.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import { toTop } from '../app/to-top.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Markdown } from '../ui/Markdown.tsx'
import { chosenAnswer, noAnswer, noteOn, rightOption, type CardAnswer } from './ask-part.ts'
import { FigureSoon } from '../parts/figures/FigureSoon.tsx'
import { ChooseInput } from '../parts/learning/ChooseInput.tsx'
import { lessonParts } from './lesson-parts.ts'
import { LessonFrame } from './LessonFrame.tsx'
import { ResultPanel } from '../parts/learning/ResultPanel.tsx'
import { bigButton, CheckButton, GoOnButton, useFocused } from '../parts/learning/StepButtons.tsx'
import type { FocusedButtonProps } from '../parts/learning/StepButtons.tsx'
import { useFocusedHeading } from '../parts/learning/use-focused-heading.ts'
import { lessonIds } from './use-lesson.ts'
import type { LessonPartProps } from './use-lesson.ts'
import { useMarkComplete } from './use-mark-complete.ts'

const ExerciseAsk = lazyPart(lessonParts.ask, 'ExerciseAsk')
const CardWords = lazyPart(lessonParts.words, 'CardWords')
const ExerciseSolution = lazyPart(lessonParts.solution, 'ExerciseSolution')

type Article = Extract<LessonItem, { type: 'article' }>
type Card = Article['cards'][number]

interface ArticleItemProps extends LessonPartProps {
  item: Article
  /** The answer on the first card that is shown, for the preview of authors. */
  firstAnswer?: CardAnswer
}

/** The cards of an article, one at a time; a miss comes back after the last one. */
export function ArticleItem({ item, firstAnswer, ...part }: ArticleItemProps) {
  const { lesson } = part
  const { id, contentId } = lessonIds(lesson)
  // Another version of the lesson begins at its first card.
  const version = hashOf(JSON.stringify(item.cards))
  const { draft, write, clear } = useDraftAnswer(`${id}/${contentId}/cards`, (stored) => {
    const kept = stored as { version?: unknown; run?: unknown; right?: unknown } | null
    const run = kept?.version === version ? runFrom(kept.run, item.cards.length) : null
    return run && { version, run, right: typeof kept?.right === 'boolean' ? kept.right : null }
  })
  const [latest, setLatest] = useState({
    step: firstAnswer ? (draft?.run.answered ?? 0) : -1,
    answer: firstAnswer ?? noAnswer,
  })
  const run = runOf(draft ?? { run: newRun(item.cards.length), right: null }, latest.step)
  const answer = latest.step === run.answered ? latest.answer : noAnswer
  const [missing, setMissing] = useState<string>()
  const complete = useMarkComplete({
    lesson,
    onCompleted: (completion) => {
      if (completion.itemDone) clear()
      part.onCompleted(completion, afterStep(run, answer.right))
    },
  })

  const card = item.cards[run.steps[0] ?? 0]
  if (card === undefined) return null
  const isAnswered = card.ask === null || answer.right !== null
  const isBack = run.answered >= item.cards.length
  const isEnd = isAnswered && run.steps.length === 1 && answer.right !== false
  const progress = progressIn(isAnswered && card.ask !== null ? afterStep(run, answer.right) : run)

  function goOn() {
    write({ version, run: afterStep(run, answer.right), right: null })
    toTop()
  }
  function give(next: CardAnswer) {
    setMissing(undefined)
    setLatest({ step: run.answered, answer: next })
    // A miss counts from now on, also if the lesson is left before Continue.
    if (next.right !== null) write({ version, run, right: next.right })
  }

  const action = isEnd ? (
    lesson.done ? undefined : (
      <CompleteButton {...complete} takesFocus={card.ask !== null} />
    )
  ) : isAnswered ? (
    <GoOnButton takesFocus={card.ask !== null} onPress={goOn} />
  ) : (
    <CheckButton isChoice={card.ask?.kind === 'choose'} />
  )
  return (
    <LessonFrame
      lesson={lesson}
      progress={progress}
      goesOn={!isEnd}
      screen={run.answered}
      action={action}
      panel={
        card.ask !== null && answer.right !== null ? (
          <ResultPanel
            right={answer.right}
            note={noteOn(card.ask, answer)}
            explanation={card.ask.explanation}
            inARow={answer.right ? run.inARow + 1 : 0}
          >
            {card.ask.kind !== 'choose' && !answer.right && (
              <Suspense>
                <ExerciseSolution ask={card.ask} />
              </Suspense>
            )}
          </ResultPanel>
        ) : undefined
      }
    >
      <CardText
        key={run.answered}
        card={card}
        words={lesson.words}
        isFirst={run.answered === 0}
        isBack={isBack}
        {...progressIn(run)}
      />
      {card.ask !== null && (
        <CardAsk
          key={`ask-${run.answered}`}
          ask={card.ask}
          seed={`${id}/${contentId}/${run.answered}`}
          answer={answer}
          onAnswer={give}
          onMissing={setMissing}
        />
      )}
      <FormMessage>{isEnd ? complete.message : missing}</FormMessage>
    </LessonFrame>
  )
}

/** The run on the screen: an answer that was given before the lesson was left is behind it. */
function runOf({ run, right }: { run: LessonRun; right: boolean | null }, answeredHere: number) {
  if (right === null || answeredHere === run.answered) return run
  const isLast = right && run.steps.length === 1
  return isLast ? run : afterStep(run, right)
}

interface CardAskProps {
  ask: NonNullable<Card['ask']>
  seed: string
  answer: CardAnswer
  onAnswer: (answer: CardAnswer) => void
  onMissing: (message: string) => void
}

/** What there is to do on a card. */
function CardAsk({ ask, ...rest }: CardAskProps) {
  const id = useId()
  if (ask.kind !== 'choose')
    return (
      <Suspense>
        <ExerciseAsk ask={ask} {...rest} />
      </Suspense>
    )
  return (
    <section className="mt-6">
      <div id={id}>
        <Markdown className="mb-3 text-xl font-bold">{ask.prompt}</Markdown>
      </div>
      <ChooseInput
        options={shuffled(ask.options, rest.seed).map(({ text }) => text)}
        chosen={rest.answer.chosen}
        right={rest.answer.chosen === null ? null : rightOption(ask)}
        labelledBy={id}
        onChoose={(text) => rest.onAnswer(chosenAnswer(ask, text))}
      />
    </section>
  )
}

const cardText = 'text-[1.125rem] leading-7'

interface CardTextProps {
  card: Card
  words: LessonPartProps['lesson']['words']
  isFirst: boolean
  /** It was missed before. */
  isBack: boolean
  done: number
  of: number
}

/** Its heading gets the focus when the card comes up. */
function CardText({ card, words, isFirst, isBack, done, of }: CardTextProps) {
  const heading = useFocusedHeading(isFirst)
  const figure = card.figure && <FigureSoon figure={card.figure} />
  const isScene = card.figure?.isScene
  const [position] = useState(Math.min(done + 1, of))
  return (
    <section className={isFirst ? undefined : 'rise'}>
      <h2
        ref={heading}
        tabIndex={-1}
        className={isBack ? 'mb-1 text-sm font-semibold text-ink-soft outline-none' : 'sr-only'}
      >
        {isBack ? 'Once more' : `Card ${position} of ${of}`}
      </h2>
      {isScene && figure}
      <Suspense fallback={<Markdown className={cardText}>{card.text}</Markdown>}>
        <CardWords text={card.text} words={words} className={cardText} />
      </Suspense>
      {!isScene && figure}
    </section>
  )
}

type CompleteButtonProps = FocusedButtonProps &
  Pick<ReturnType<typeof useMarkComplete>, 'press' | 'isPending' | 'secondsLeft'>

function CompleteButton({ press, isPending, secondsLeft, takesFocus }: CompleteButtonProps) {
  const button = useFocused(takesFocus)
  return (
    <Button
      ref={button}
      tone={secondsLeft > 0 ? 'quiet' : 'main'}
      busy={isPending}
      onClick={press}
      className={bigButton}
    >
      Finish lesson
      {secondsLeft > 0 && (
        <span aria-hidden="true" className="font-normal tabular-nums">
          in {secondsLeft} s
        </span>
      )}
    </Button>
  )
}
