/** 'Career Development' for 'career-development': the table of all skills would weigh on the first screen. */
export function skillLabel(skill: string): string {
  return skill.replace(/(^|-)\w/g, (start) => start.replace('-', ' ').toUpperCase())
}
