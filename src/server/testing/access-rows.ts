/// <reference types="vite/types/importMeta.d.ts" />
import type { Routes } from '#contract/routes.ts'
import type { ObjectRow, Row } from './access.ts'

const files = import.meta.glob<{ access: Record<string, Row & Partial<ObjectRow>> }>(
  '../*/*.access.ts',
  { eager: true },
)

/** All rows by route, from every feature. */
export const accessRows = new Map(
  Object.values(files)
    .flatMap(({ access }) => Object.entries(access))
    .map(([route, row]) => [route as keyof Routes, row]),
)

/** The rows of routes that name an object. */
export const objectRows = new Map(
  [...accessRows].flatMap(([route, { scene, ...row }]) =>
    scene === undefined ? [] : [[route, { ...row, scene }] as const],
  ),
)
