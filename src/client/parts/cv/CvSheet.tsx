import type { ReactNode } from 'react'
import type { Cv } from '#domain/cv/cv.ts'
import { Loaded } from '../../app/Loaded.tsx'
import type { ApiError } from '../../app/api.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { CvPages } from './CvPages.tsx'

interface CvSheetProps {
  title: string
  query: {
    data: { cv: Cv } | undefined
    error: ApiError | null
    refetch: () => unknown
    isFetching: boolean
  }
  actions?: ReactNode
  onClose: () => void
}

/** A CV to read, for anybody who may see it. */
export function CvSheet({ title, query, actions, onClose }: CvSheetProps) {
  return (
    <Sheet open onClose={onClose} title={title} actions={actions}>
      <Loaded query={query} loading="Loading the CV..." failed="The CV did not load">
        {({ cv }) => <CvPages cv={cv} />}
      </Loaded>
    </Sheet>
  )
}
