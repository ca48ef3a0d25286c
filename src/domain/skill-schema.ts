import { z } from 'zod'
import { skills } from './skills.ts'

// Apart from the list of skills, so that a page can name a skill without carrying zod.
export const skillSchema = z.enum(skills)
