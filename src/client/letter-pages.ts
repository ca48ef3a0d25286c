import * as pages from '#domain/pages.ts'

/** Pages that are opened from a letter, by anybody who has its link. */
export const letterPages = {
  [pages.unsubscribe]: {
    title: 'Stop these emails',
    who: 'anyone' as const,
    load: async () => (await import('./notifications/UnsubscribePage.tsx')).UnsubscribePage,
  },
  [pages.noInvitations]: {
    title: 'Never write again',
    who: 'anyone' as const,
    load: async () => (await import('./guardians/NoInvitationsPage.tsx')).NoInvitationsPage,
  },
  [pages.confirmEmail]: {
    title: 'Confirm your email',
    who: 'anyone' as const,
    load: async () => (await import('./account/ConfirmEmailPage.tsx')).ConfirmEmailPage,
  },
  [pages.joinStaff]: {
    title: 'Join the staff',
    who: 'anyone' as const,
    load: async () => (await import('./account/JoinStaffPage.tsx')).JoinStaffPage,
  },
  [pages.tellUsMore]: {
    title: 'Tell us more',
    who: 'anyone' as const,
    load: async () => (await import('./contact/TellUsMorePage.tsx')).TellUsMorePage,
  },
}
