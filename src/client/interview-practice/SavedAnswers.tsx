import { usePages } from '../app/use-pages.ts'
import { LoadedList } from '../app/LoadedList.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { SavedAnswer } from './SavedAnswer.tsx'

/** The history of the student's answers, newest first. */
export function SavedAnswers() {
  const list = usePages('GET /api/interview-answers', {}, 'before')
  return (
    <section aria-labelledby="saved-answers">
      <h2 id="saved-answers" className="mb-3 text-xl">
        Your saved answers
      </h2>
      <LoadedList
        list={list}
        loading="Loading your answers..."
        failed="Your answers did not load"
        itemsOf={({ answers }) => answers}
        empty={
          <EmptyState title="No answers yet">
            Answers that you save are here. Only you can read them.
          </EmptyState>
        }
        className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2"
      >
        {(kept) => <SavedAnswer key={kept.id} kept={kept} />}
      </LoadedList>
    </section>
  )
}
