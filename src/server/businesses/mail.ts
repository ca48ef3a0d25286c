import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { ColleagueSeat } from '#domain/people/business-seat.ts'
import { codeGoodForDays } from '#domain/people/link-code.ts'
import { onOneLine } from '#domain/text/one-line.ts'
import type { Letter } from '../mail/letter.ts'

const whatTheyDo: Readonly<Record<ColleagueSeat, string>> = {
  recruiter: 'You can write openings, and answer the people who apply.',
  viewer: 'You can read the openings and who applied, without answering.',
}

/** Unsolicited. The only text of the business in it is its name, which staff have checked. */
export function colleagueLetter(
  invitation: {
    email: string
    business: string
    seat: ColleagueSeat
    code: string
    neverToken: string
  },
  publicUrl: string,
): Letter {
  const { email, seat, code, neverToken } = invitation
  const business = onOneLine(invitation.business)
  const from = pages.colleagues
  const link = `${publicUrl}${href(pages.signUp, { type: 'business', from, email })}`
  return {
    to: email,
    subject: `${business} invites you to work with them on Upful`,
    greeting: 'Hello,',
    parts: [
      `${business} looks for young people with Upful, a free career app in Jamaica, and gives you a seat as a ${seat}. ${whatTheyDo[seat]} Seats are for people of 18 and over.`,
      'Join with this email address. The invitation then waits under Colleagues.',
      { kind: 'button', label: 'Join as a colleague', url: link },
      'Do you have a business account with this address? Log in, and the invitation is there. This code does the same, also before you have confirmed your address:',
      { kind: 'code', label: `Code from ${business}`, code },
      `The invitation is good for ${codeGoodForDays} days. If you do not know ${business}, you can ignore this letter, and nothing will happen.`,
      {
        kind: 'link',
        label: 'Never write to this address again',
        url: `${publicUrl}${href(pages.noInvitations, { token: neverToken })}`,
      },
    ],
    why: `You got this because ${business} gave us your address.`,
  }
}
