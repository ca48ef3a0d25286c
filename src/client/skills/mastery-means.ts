/** What a percent of mastery means. */
export const masteryMeans =
  '100% means a finished course, full marks in the assessment and no review left waiting.'
