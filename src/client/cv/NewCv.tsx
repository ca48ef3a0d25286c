import { useState } from 'react'
import type { Output } from '../app/api.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Loaded } from '../app/Loaded.tsx'
import { useSearchParam } from '../app/location.ts'
import { navigate } from '../app/navigate.ts'
import { useAction, useApi } from '../app/use-api.ts'
import { CvPages } from '../parts/cv/CvPages.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { ImportCv } from './ImportCv.tsx'

type Sample = Output<'GET /api/cv-help'>['samples'][number]

/** Begins a version: with the words of a sample, from the profile alone, or from a file. */
export function NewCv({ isFirst }: { isFirst: boolean }) {
  const help = useApi('GET /api/cv-help', {})
  const [openingId] = useSearchParam('opening')
  const [shown, setShown] = useState<Sample>()
  const start = useAction('POST /api/cvs', {
    onDone: ({ id }) => navigate(href(pages.cv, { id })),
  })
  const begin = (name: string, sample?: string) =>
    start.mutate({
      name,
      ...(sample === undefined ? {} : { sample }),
      ...(openingId === null ? {} : { opportunityId: openingId }),
    })
  return (
    <section aria-labelledby="new-cv" className="grid gap-4">
      <div>
        <h2 id="new-cv" className="text-xl">
          {isFirst ? 'Write your first CV' : 'Write another one'}
        </h2>
        <p className="text-ink-soft">
          Choose the work you want. You get words to start with, and you put in your own numbers.
        </p>
      </div>
      <FormMessage>{start.error?.message}</FormMessage>
      <Loaded query={help} loading="Loading samples..." failed="The samples did not load">
        {({ samples }) => (
          <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {samples.map((sample) => (
              <Card as="li" level={3} key={sample.id} title={sample.title}>
                <div className="flex flex-wrap gap-3">
                  <Button
                    busy={start.isPending && start.variables.sample === sample.id}
                    aria-label={`Start: ${sample.title}`}
                    onClick={() => begin(sample.title, sample.id)}
                  >
                    Start
                  </Button>
                  <Button
                    tone="quiet"
                    aria-label={`See a sample: ${sample.title}`}
                    onClick={() => setShown(sample)}
                  >
                    See a sample
                  </Button>
                </div>
              </Card>
            ))}
          </ul>
        )}
      </Loaded>
      <div className="flex flex-wrap gap-3">
        <Button
          tone="quiet"
          busy={start.isPending && start.variables.sample === undefined}
          onClick={() => begin('My CV')}
        >
          Start without a sample
        </Button>
        <ImportCv />
      </div>
      {shown && (
        <Sheet
          open
          onClose={() => setShown(undefined)}
          title={shown.title}
          actions={
            <Button busy={start.isPending} onClick={() => begin(shown.title, shown.id)}>
              Start with these words
            </Button>
          }
        >
          <p className="mb-3 text-ink-soft">
            This person is made up. Everything that is true only of them becomes a gap for you to
            fill.
          </p>
          <CvPages cv={{ document: shown.cv, proven: [], badges: [] }} />
        </Sheet>
      )}
    </section>
  )
}
