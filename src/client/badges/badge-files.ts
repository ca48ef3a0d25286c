import type { OwnBadge } from '#contract/badges.ts'
import { bakedPng, bakedSvg } from '#domain/learning/baked-badge.ts'
import { badgePicture, badgePictureSize } from '#domain/learning/badge-picture.ts'
import { call } from '../app/api.ts'
import { saveFile } from '../app/save-file.ts'

export const badgeFormats = {
  png: 'Picture (PNG)',
  svg: 'Drawing (SVG)',
  jwt: 'Signed text (JWT)',
} as const
export type BadgeFormat = keyof typeof badgeFormats

/** Saves a badge on the device. The pictures carry the signed badge, so that a website can check them. */
export async function saveBadge(badge: OwnBadge, format: BadgeFormat): Promise<void> {
  const { jwt } = await call('GET /api/badges/:id/file', { id: badge.id })
  const name = `upful-${badge.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.${format}`
  const picture = badgePicture(badge)
  if (format === 'jwt') saveFile(name, jwt, 'text/plain')
  else if (format === 'svg') saveFile(name, bakedSvg(picture, jwt), 'image/svg+xml')
  else saveFile(name, new Uint8Array(bakedPng(await drawn(picture), jwt)), 'image/png')
}

/** An SVG as a PNG, drawn by the browser. */
async function drawn(svg: string): Promise<Uint8Array> {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = badgePictureSize
  canvas.height = badgePictureSize
  canvas.getContext('2d')?.drawImage(image, 0, 0, badgePictureSize, badgePictureSize)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob === null) throw new Error('This browser could not draw the picture')
  return new Uint8Array(await blob.arrayBuffer())
}
