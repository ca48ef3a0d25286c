import type { CvLayout } from './cv.ts'

/** How a layout looks; lengths are in points. */
export interface PageLook {
  margin: number
  size: number
  /** The distance of two lines, as a part of the font size. */
  leading: number
  nameSize: number
  headingSize: number
  centred: boolean
  capitals: boolean
  /** Under each heading, under the name and how to reach them, or nowhere. */
  rules: 'headings' | 'head' | 'none'
  /** Before a section. */
  space: number
}

export const looks: Readonly<Record<CvLayout, PageLook>> = {
  classic: {
    margin: 58,
    size: 10.5,
    leading: 1.3,
    nameSize: 21,
    headingSize: 10.5,
    centred: true,
    capitals: true,
    rules: 'headings',
    space: 13,
  },
  simple: {
    margin: 62,
    size: 10.5,
    leading: 1.35,
    nameSize: 23,
    headingSize: 13,
    centred: false,
    capitals: false,
    rules: 'none',
    space: 14,
  },
  'skills-first': {
    margin: 58,
    size: 10.5,
    leading: 1.3,
    nameSize: 21,
    headingSize: 11.5,
    centred: false,
    capitals: false,
    rules: 'head',
    space: 13,
  },
  compact: {
    margin: 46,
    size: 9.5,
    leading: 1.24,
    nameSize: 17,
    headingSize: 9.5,
    centred: false,
    capitals: true,
    rules: 'headings',
    space: 9,
  },
}
