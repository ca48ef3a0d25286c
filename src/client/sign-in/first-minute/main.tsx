import { start } from '../start.tsx'
import { FirstMinutePage } from './FirstMinutePage.tsx'
import type { StartContent } from './start-content.ts'
import './first-minute.css'

const content = JSON.parse(
  document.getElementById('root')?.dataset['content'] ?? '',
) as StartContent
const Start = () => <FirstMinutePage content={content} />

start(new Map([['start', Start]]))
