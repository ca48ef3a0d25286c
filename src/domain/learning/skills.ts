/** The 18 skills, in the order of the detailed view. */
export const skills = [
  'career-development',
  'programming',
  'communication',
  'technical-tools',
  'leadership',
  'teamwork',
  'workplace-skills',
  'job-search',
  'data-analysis',
  'certifications',
  'training',
  'mentorship',
  'digital-tools',
  'online-presence',
  'tech-fundamentals',
  'personal-finance',
  'budgeting',
  'investment',
] as const
export type Skill = (typeof skills)[number]

/** The six of the summary view. */
export const summarySkills = skills.slice(0, 6)

/** The student's strongest skills first, filled up with those of the summary view. */
export function topSkills(skillXp: Readonly<Record<string, number>>): Skill[] {
  const xpIn = (skill: Skill) => skillXp[skill] ?? 0
  const own = skills.filter((skill) => xpIn(skill) > 0).toSorted((a, b) => xpIn(b) - xpIn(a))
  return [...new Set([...own, ...summarySkills])].slice(0, summarySkills.length)
}

/** The label of a skill and what it means to have it. */
export const aboutSkill: Readonly<
  Record<Skill, { readonly label: string; readonly line: string }>
> = {
  'career-development': {
    label: 'Career Development',
    line: 'Know yourself, know the routes, and keep a plan you act on.',
  },
  programming: {
    label: 'Programming',
    line: 'Turn a problem into steps a computer can run, test and fix.',
  },
  communication: {
    label: 'Communication',
    line: 'Say, write and listen so that others understand and act.',
  },
  'technical-tools': {
    label: 'Technical Tools',
    line: 'Use the tools of a trade or an office well and safely.',
  },
  leadership: {
    label: 'Leadership',
    line: 'Take responsibility, set a direction and help others do well.',
  },
  teamwork: {
    label: 'Teamwork',
    line: 'Share the work, settle differences and deliver together.',
  },
  'workplace-skills': {
    label: 'Workplace Skills',
    line: 'Be on time, professional and safe, and know your rights.',
  },
  'job-search': {
    label: 'Job Search',
    line: 'Find real openings, apply well, follow up and stay safe.',
  },
  'data-analysis': {
    label: 'Data Analysis',
    line: 'Collect, clean, chart and explain numbers honestly.',
  },
  certifications: {
    label: 'Certifications',
    line: 'Choose and earn papers that employers recognise.',
  },
  training: {
    label: 'Training',
    line: 'Learn on purpose: enrol, practise and ask for feedback.',
  },
  mentorship: {
    label: 'Mentorship',
    line: 'Find good guidance, use it well and pass it on.',
  },
  'digital-tools': {
    label: 'Digital Tools',
    line: 'Get everyday work done with your phone, the cloud, documents and AI.',
  },
  'online-presence': {
    label: 'Online Presence',
    line: 'Look trustworthy and stay safe online.',
  },
  'tech-fundamentals': {
    label: 'Tech Fundamentals',
    line: 'Understand devices, networks, data and the basics of security.',
  },
  'personal-finance': {
    label: 'Personal Finance',
    line: 'Handle pay, deductions, banking, credit and protection.',
  },
  budgeting: {
    label: 'Budgeting',
    line: 'Plan, track and adjust your money week by week.',
  },
  investment: {
    label: 'Investment',
    line: 'Grow money slowly, knowing risk, time and fraud.',
  },
}

/** The skill each activity type feeds; one type per skill, so the table can be inverted. */
export const activityTypes = {
  complete_course: 'career-development',
  coding_challenge: 'programming',
  presentation: 'communication',
  tool_mastery: 'technical-tools',
  mentor_session: 'leadership',
  team_project: 'teamwork',
  workplace_task: 'workplace-skills',
  job_search: 'job-search',
  data_analysis: 'data-analysis',
  certification: 'certifications',
  training: 'training',
  mentorship: 'mentorship',
  digital_tool: 'digital-tools',
  online_presence: 'online-presence',
  tech_learning: 'tech-fundamentals',
  personal_finance: 'personal-finance',
  budgeting: 'budgeting',
  investment: 'investment',
} as const satisfies Record<string, Skill>
export type ActivityType = keyof typeof activityTypes

/** The skill an activity of this type feeds; null if none. */
export function skillFedBy(type: ActivityType | undefined): Skill | null {
  return type === undefined ? null : activityTypes[type]
}

export function activityTypeOf(skill: Skill): ActivityType {
  return activityTypeBySkill[skill]
}

/** The XP of a full skill. */
export const fullSkill = 1000

/** How full a skill is: a whole percent from 0 to 100. */
export function skillPercent(xp: number): number {
  return Math.min(100, Math.max(0, Math.round((100 * xp) / fullSkill)))
}

const activityTypeBySkill = Object.fromEntries(
  Object.entries(activityTypes).map(([type, skill]) => [skill, type]),
) as Record<Skill, ActivityType>
