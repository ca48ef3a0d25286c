import { useId, useRef, useState } from 'react'
import { findingsIn, type CvPlace } from '#domain/cv/findings.ts'
import { tidyCv, type Cv } from '#domain/cv/cv.ts'
import { layOut } from '#domain/cv/page-layout.ts'
import { call, type Output } from '../app/api.ts'
import { sayWhy } from '../app/say-why.ts'
import { useAction } from '../app/use-api.ts'
import { useOnline } from '../app/use-online.ts'
import { CvPages } from '../parts/cv/CvPages.tsx'
import { savePdf } from '../parts/cv/save-pdf.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { showToast } from '../ui/toasts.ts'
import { CvChecks } from './CvChecks.tsx'
import { CvFiles } from './CvFiles.tsx'
import { CvLook } from './CvLook.tsx'
import { CvPart } from './CvPart.tsx'
import { ContactFields, RefereeFields, SkillFields, SummaryFields } from './PersonFields.tsx'
import { EducationFields, ExperienceFields } from './WorkFields.tsx'
import { useCvDraft } from './use-cv-draft.ts'

interface CvEditorProps {
  version: Output<'GET /api/cvs/:id'>
  help: Output<'GET /api/cv-help'>
}

/** The form on one side, and on the other the page as it will be printed. */
export function CvEditor({ version, help }: CvEditorProps) {
  const { id, name: savedName, cv: saved } = version
  const draft = useCvDraft(id, { name: savedName, document: saved.document })
  const { current, isChanged, change } = draft
  const [open, setOpen] = useState<CvPlace>('contact')
  const [isMaking, setMaking] = useState(false)
  const isOnline = useOnline()
  const preview = useId()
  const form = useRef<HTMLDivElement>(null)
  const save = useAction('PUT /api/cvs/:id', { onDone: draft.clear })

  const cv: Cv = { ...saved, document: tidyCv(current.document) }
  const findings = findingsIn(cv, { laid: layOut(cv), misspellings: help.misspellings })
  const toSave = { id, name: current.name.trim(), document: cv.document }

  function go(place: CvPlace) {
    setOpen(place)
    // The part has to be open before the focus can go into it.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>(`[data-part=${place}] summary`)?.focus(),
    )
  }
  /** The server makes it from what is saved, so what is typed is saved first. */
  async function downloadPdf() {
    setMaking(true)
    try {
      if (isChanged) await save.mutateAsync(toSave)
      savePdf(await call('GET /api/cvs/:id/pdf', { id }))
      showToast('Your CV is in your downloads', 'good')
    } catch (error) {
      if (error instanceof Error) sayWhy(error)
    }
    setMaking(false)
  }
  const part = (place: CvPlace) => ({
    place,
    isOpen: open === place,
    onOpen: () => setOpen(place),
    toMend: findings.filter((each) => each.place === place && each.weight === 'mend').length,
  })
  const fields = { document: current.document, change }
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <div ref={form} className="grid min-w-0 gap-4">
        <Field
          label="Name of this version"
          hint="Only you see this name."
          maxLength={80}
          value={current.name}
          onChange={({ currentTarget: { value } }) => draft.write({ name: value })}
        />
        <CvPart {...part('contact')}>
          <ContactFields {...fields} />
        </CvPart>
        <CvPart {...part('summary')}>
          <SummaryFields {...fields} />
        </CvPart>
        <CvPart {...part('experience')}>
          <ExperienceFields {...fields} samples={help.samples} />
        </CvPart>
        <CvPart {...part('education')}>
          <EducationFields {...fields} />
        </CvPart>
        <CvPart {...part('skills')}>
          <SkillFields cv={{ ...saved, document: current.document }} change={change} />
        </CvPart>
        <CvPart {...part('referees')}>
          <RefereeFields {...fields} />
        </CvPart>
        <CvChecks findings={findings} onGo={go} />
      </div>
      <div className="grid min-w-0 gap-4 lg:sticky lg:top-20">
        <CvLook layout={current.document.layout} onChange={(layout) => change({ layout })} />
        <section aria-labelledby={preview} className="min-w-0">
          <h2 id={preview} className="mb-3 text-xl">
            How it looks
          </h2>
          <CvPages cv={cv} />
        </section>
        <div className="grid gap-3">
          {!isOnline && (
            <p role="status" className="rounded-control bg-sun-soft px-4 py-3">
              You are offline. Saving and the PDF need a connection. What you type is kept on this
              device.
            </p>
          )}
          <FormMessage>{save.error ? messageOf(save.error) : undefined}</FormMessage>
          <div className="flex flex-wrap gap-3">
            <Button
              busy={save.isPending}
              tone={isChanged ? 'main' : 'quiet'}
              className="min-h-12 grow"
              onClick={() => save.mutate(toSave, { onSuccess: () => showToast('Saved', 'good') })}
            >
              Save
            </Button>
            <Button
              busy={isMaking}
              tone={isChanged ? 'quiet' : 'main'}
              className="min-h-12 grow"
              onClick={() => void downloadPdf()}
            >
              Download PDF
            </Button>
          </div>
          <p className="text-sm text-ink-soft">
            {isChanged
              ? 'Not saved yet: what you typed is only on this device.'
              : 'Everything is saved.'}
          </p>
        </div>
        <CvFiles cv={cv} />
      </div>
    </div>
  )
}

/** The reason at a field says more than that there is one. */
function messageOf({ message, fields }: { message: string; fields: Record<string, string> }) {
  return Object.values(fields)[0] ?? message
}
