/** A drawing that explains what its card or question says; the drawing itself is a file of the content. */
export interface LessonFigure {
  id: string
  title: string
  /** Everything the drawing shows, for those who do not see it. */
  description: string
  /** Its height in a width of `figureWidth`. */
  height: number
  /** A moment of the story, in the colours of a place; it stands above the text and needs no caption. */
  isScene?: true | undefined
}

/** What a figure is drawn in: the width of a card on a small phone. */
export const figureWidth = 328

/** As part of what a reader is sent: empty without a figure, and for one that is gone. */
export function shownFigure(
  figures: readonly LessonFigure[],
  id: string | undefined,
): { figure?: LessonFigure } {
  const figure = figures.find((each) => each.id === id)
  return figure === undefined ? {} : { figure }
}
