import { z } from 'zod'
import { maxRoomLength, roomFrom } from './meeting-room.ts'

// In its own file, so that pages using the other mentoring rules do not load zod.
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
