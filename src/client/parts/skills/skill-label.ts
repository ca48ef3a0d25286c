/** 'Career Development' for 'career-development', without loading the skills table on the first screen. */
export function skillLabel(skill: string): string {
  return skill.replace(/(^|-)\w/g, (start) => start.replace('-', ' ').toUpperCase())
}
