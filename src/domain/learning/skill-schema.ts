import { z } from 'zod'
import { skills } from './skills.ts'

// Separate from the list of skills, so that pages can show a skill without loading zod.
export const skillSchema = z.enum(skills)
