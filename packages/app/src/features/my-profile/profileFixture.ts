import type { Profile, SignInSession } from './profileTypes.ts'

/** An invented learner who set everything; any part can be replaced. */
export function profileFixture(parts: Partial<Profile> = {}): Profile {
  return {
    username: 'amani.juma',
    givenName: 'Amani',
    familyName: 'Juma',
    email: 'amani.juma@kijani.example',
    phone: '+254 700 123456',
    pronouns: 'she/her',
    avatarUrl: null,
    locale: 'sw',
    dateFormat: 'yyyy-MM-dd',
    timeFormat: 'HH:mm',
    timeZone: 'Africa/Nairobi',
    theme: 'dark',
    source: 'EMBEDDED',
    lockedFields: [],
    accountUrl: null,
    revision: 7,
    ...parts,
  }
}

/** The same person on the day the account was made. */
export const newProfile: Profile = {
  ...profileFixture({ phone: null, pronouns: null, locale: null, dateFormat: null }),
  timeFormat: null,
  timeZone: null,
  theme: null,
  revision: 1,
}

/** The account is kept by the organisation's own provider, which says name, e-mail and language. */
export const outsideProfile: Profile = profileFixture({
  source: 'OUTSIDE',
  lockedFields: [
    'GIVEN_NAME',
    'FAMILY_NAME',
    'EMAIL',
    'LOCALE',
    'DATE_FORMAT',
    'TIME_FORMAT',
    'TIME_ZONE',
    'THEME',
    'PASSWORD',
  ],
  accountUrl: 'https://login.kijani.example/account',
})

/** This browser and two others, one of which does not say what it is. */
export const sessionsFixture: readonly SignInSession[] = [
  {
    uuid: 's1',
    isCurrent: true,
    signedInAt: '2026-11-24T05:12:00.000Z',
    lastSeenAt: '2026-11-24T06:30:00.000Z',
    keptUntil: null,
    browser: 'Firefox',
    system: 'Windows',
  },
  {
    uuid: 's2',
    isCurrent: false,
    signedInAt: '2026-11-20T14:03:00.000Z',
    lastSeenAt: '2026-11-23T19:47:00.000Z',
    keptUntil: '2026-12-20T14:03:00.000Z',
    browser: 'Samsung Internet',
    system: 'Android',
  },
  {
    uuid: 's3',
    isCurrent: false,
    signedInAt: '2026-10-02T08:00:00.000Z',
    lastSeenAt: '2026-10-02T08:41:00.000Z',
    keptUntil: null,
    browser: null,
    system: null,
  },
]
