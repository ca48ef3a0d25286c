import { useState } from 'react'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { Output } from '../app/api.ts'
import { BackLink } from '../app/BackLink.tsx'
import { Gone } from '../app/Gone.tsx'
import { Link } from '../app/Link.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { usePathParam } from '../app/location.ts'
import { navigate } from '../app/navigate.ts'
import { PageTitle } from '../app/PageTitle.tsx'
import { sayWhy } from '../app/say-why.ts'
import { useAction, useApi } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { DeleteSheet } from '../ui/ConfirmSheet.tsx'
import { showToast } from '../ui/toasts.ts'
import { CvEditor } from './CvEditor.tsx'

/** One version of the CV. */
export function CvPage() {
  const id = usePathParam('id')
  const query = useApi('GET /api/cvs/:id', { id })
  const help = useApi('GET /api/cv-help', {})
  return (
    <>
      <BackLink to={pages.cvs}>All versions</BackLink>
      <Loaded
        query={query}
        loading="Loading your CV..."
        failed="Your CV did not load"
        missing={<Gone title="This CV does not exist">It may have been deleted.</Gone>}
      >
        {(version) => (
          <Loaded query={help} loading="Loading..." failed="The checks did not load">
            {(words) => (
              <>
                <PageTitle title="Your CV">
                  {version.opening ? (
                    <>
                      For{' '}
                      <Link to={href(pages.opening, { id: version.opening.id })} className="link">
                        {version.opening.name}
                      </Link>
                    </>
                  ) : (
                    'One page, no photo. Change it, look at it, download it.'
                  )}
                </PageTitle>
                <CvEditor key={version.id} version={version} help={words} />
                <CopyOrDelete version={version} />
              </>
            )}
          </Loaded>
        )}
      </Loaded>
    </>
  )
}

function CopyOrDelete({ version: { id, name } }: { version: Output<'GET /api/cvs/:id'> }) {
  const [isAsked, setAsked] = useState(false)
  const copy = useAction('POST /api/cvs', {
    onDone: (made) => {
      navigate(href(pages.cv, { id: made.id }))
      showToast('This is the copy', 'good')
    },
  })
  const remove = useAction('DELETE /api/cvs/:id', {
    onDone: () => {
      navigate(pages.cvs)
      showToast('Deleted')
    },
  })
  return (
    <div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-4">
      <Button
        tone="quiet"
        busy={copy.isPending}
        onClick={() =>
          copy.mutate({ name: `Copy of ${name}`.slice(0, 80), copyOf: id }, { onError: sayWhy })
        }
      >
        Make a copy
      </Button>
      <Button tone="plain" className="text-coral" onClick={() => setAsked(true)}>
        Delete this version
      </Button>
      {isAsked && (
        <DeleteSheet
          title="Delete this CV?"
          busy={remove.isPending}
          error={remove.error?.message}
          onDelete={() => remove.mutate({ id })}
          onClose={() => setAsked(false)}
        >
          <strong>{name}</strong> will be deleted for good. A business that you sent it to keeps its
          copy until you withdraw.
        </DeleteSheet>
      )}
    </div>
  )
}
