import { aboutSkill, skills, type Skill } from '#domain/learning/skills.ts'

/** The skills an opening asks for, twice: in its own words, and as our skills for matching. */
export interface OpeningSkills {
  /** As shown on the card, in the order of the text. */
  words: string[]
  /** Ours, most often named first. */
  skills: Skill[]
}

/** Whole words only: "java" is not in "javascript". */
export function skillsIn(text: string): OpeningSkills {
  const matches = keywords.flatMap(([word, skill, pattern]) => {
    const hits = [...text.matchAll(pattern)]
    const first = hits[0]
    return first === undefined ? [] : [{ word, skill, count: hits.length, position: first.index }]
  })
  const inOrder = matches.toSorted((a, b) => a.position - b.position)
  const weights = new Map<Skill, number>()
  for (const { skill, count } of inOrder) weights.set(skill, (weights.get(skill) ?? 0) + count)
  return {
    words: unique(inOrder.map(({ word }) => word)),
    // The sort is stable: skills named equally often keep the order of the text.
    skills: [...weights].toSorted((a, b) => b[1] - a[1]).map(([skill]) => skill),
  }
}

/** Parses a comma-separated list of skills from a feed or a business: known words, and names of our skills. */
export function skillsOf(words: readonly string[]): Skill[] {
  const matchedSkills = words.flatMap((word) => {
    const own = skillNamed(word)
    return own === undefined ? skillsIn(word).skills : [own]
  })
  return unique(matchedSkills)
}

/** Our skill with this name, ignoring case. */
export function skillNamed(word: string): Skill | undefined {
  const name = word.trim().toLowerCase()
  return skills.find((skill) => skill === name || aboutSkill[skill].label.toLowerCase() === name)
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}

type Keyword = readonly [word: string, skill: Skill, pattern: RegExp]

function keyword(word: string, skill: Skill, ...spellings: string[]): Keyword {
  const all = [word, ...spellings].map((each) => each.replace(/[ -]/g, '[\\s-]+')).join('|')
  // Not \b: "c++" and "node.js" contain symbols, and "java" must not end inside "java-like" names.
  return [word, skill, new RegExp(`(?<![\\p{L}\\p{N}])(?:${all})(?![\\p{L}\\p{N}])`, 'giu')]
}

/** The specification's ten first, then what Jamaican postings ask of beginners. */
const keywords: readonly Keyword[] = [
  keyword('communication', 'communication', 'communicate', 'communicator'),
  keyword('teamwork', 'teamwork', 'team player', 'work in a team', 'team work'),
  keyword('problem-solving', 'workplace-skills', 'solve problems', 'problem solver'),
  keyword('java', 'programming'),
  keyword('python', 'programming'),
  keyword('javascript', 'programming'),
  keyword('sql', 'data-analysis'),
  keyword('leadership', 'leadership', 'lead a team', 'supervise', 'supervisory'),
  keyword('project management', 'leadership', 'manage projects'),
  keyword('data analysis', 'data-analysis', 'data analytics', 'analyse data', 'analyze data'),
  keyword('typescript', 'programming'),
  keyword('php', 'programming'),
  keyword('html', 'programming'),
  keyword('software development', 'programming', 'web development', 'coding', 'programming'),
  keyword('customer service', 'communication', 'customer care', 'customer support'),
  keyword('writing', 'communication', 'written english', 'copywriting'),
  keyword('public speaking', 'communication', 'presentation skills', 'presentations'),
  keyword('excel', 'data-analysis', 'spreadsheets?'),
  keyword('reporting', 'data-analysis', 'dashboards?', 'statistics'),
  keyword('microsoft office', 'digital-tools', 'ms office', 'google workspace', 'google docs'),
  keyword('data entry', 'digital-tools', 'typing'),
  keyword('computer literacy', 'tech-fundamentals', 'computer skills', 'computer literate'),
  keyword(
    'networking hardware',
    'tech-fundamentals',
    'it support',
    'help desk',
    'technical support',
  ),
  keyword('cybersecurity', 'tech-fundamentals', 'cyber security', 'information security'),
  keyword('social media', 'online-presence', 'content creation', 'digital marketing'),
  keyword('punctuality', 'workplace-skills', 'punctual', 'time management', 'reliable'),
  keyword('organisation', 'workplace-skills', 'organised', 'organized', 'attention to detail'),
  keyword('health and safety', 'workplace-skills', 'occupational safety'),
  keyword('tools and equipment', 'technical-tools', 'machinery', 'equipment', 'hand tools'),
  keyword('electrical', 'technical-tools', 'plumbing', 'carpentry', 'masonry', 'welding'),
  keyword('design software', 'technical-tools', 'autocad', 'photoshop', 'canva', 'figma'),
  keyword('food handling', 'certifications', "food handler'?s? permit"),
  keyword('certification', 'certifications', 'certified', 'nvq-j', 'cvq', 'licen[sc]e'),
  keyword('willingness to learn', 'training', 'willing to learn', 'eager to learn', 'apprentice'),
  keyword('coaching', 'mentorship', 'mentoring', 'mentor', 'tutoring'),
  keyword('bookkeeping', 'budgeting', 'budgeting', 'budgets?'),
  keyword('cash handling', 'personal-finance', 'cashiering', 'cashier', 'banking', 'accounting'),
  keyword('investment', 'investment', 'investments', 'securities', 'wealth management'),
  keyword('career planning', 'career-development', 'career development'),
  keyword('recruitment', 'job-search', 'recruiting', 'job placement'),
]
