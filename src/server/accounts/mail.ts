import type { Letter } from '../mail/mailer.ts'

interface Reader {
  name: string
  email: string
}

export function resetLetter({ name, email }: Reader, link: string): Letter {
  return {
    to: email,
    subject: 'Choose a new Upful password',
    text: `Hi ${name},

Somebody, most likely you, asked for a new password. This link works once, for one hour:

${link}

If it was not you, you can ignore this letter. Your password stays as it is.

Upful`,
  }
}

/** To an address that may be anybody's: nothing that its sender typed stands in it. */
export function confirmAddressLetter(email: string, link: string): Letter {
  return {
    to: email,
    subject: 'Confirm your email for Upful',
    text: `Hello,

Somebody, most likely you, made an Upful account with this address. Open this link within seven days to confirm that it is yours:

${link}

If it was not you, ignore this letter. Without your yes, nobody can do anything in your name.

Upful`,
  }
}

/** To an address that may be anybody's, too. */
export function confirmEmailLetter(email: string, link: string): Letter {
  return {
    to: email,
    subject: 'Confirm your new email for Upful',
    text: `Hello,

Open this link within one hour to use this address for your Upful account:

${link}

If you did not ask for this, ignore this letter and nothing changes.

Upful`,
  }
}

export function emailChangedLetter({ name, email }: Reader, newEmail: string): Letter {
  return {
    to: email,
    subject: 'Your Upful email was changed',
    text: `Hi ${name},

Your Upful account now uses ${newEmail}. If you did not do this, reset your password at once and write to us.

Upful`,
  }
}
