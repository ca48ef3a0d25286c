import { z } from 'zod'
import { maxRoomLength, roomFrom } from './meeting-room.ts'

// Apart from what mentors and students say, so that a page can say it without carrying zod.
export const roomSchema = z
  .string()
  .max(maxRoomLength)
  .transform((text, context) => {
    const room = roomFrom(text)
    if (room !== null) return room
    context.addIssue({
      code: 'custom',
      message: 'Use the whole link of a Google Meet, Zoom or Teams meeting',
    })
    return z.NEVER
  })
