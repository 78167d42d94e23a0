import type { LinkPage } from './useLinks.ts'

/** A sign-in that may be somebody's, and a person whom a manager could not add. */
export const linksFixture: LinkPage['items'] = [
  {
    uuid: 'l1',
    username: 'a.okafor',
    email: 'amina@uferwerk.example',
    name: 'Amina Okafor',
    reason: 'SEVERAL_CANDIDATES',
    createdAt: '2026-11-22T06:20:00.000Z',
    asked: null,
    candidates: [
      {
        uuid: 'p',
        name: 'Amina Okafor',
        email: 'amina.okafor@uferwerk.example',
        username: null,
        displayedId: '104217',
      },
    ],
  },
  {
    uuid: 'l2',
    username: null,
    email: 'jonas.weber@uferwerk.example',
    name: 'Jonas Weber',
    reason: 'ASKED_TO_ADD',
    createdAt: '2026-11-22T07:05:00.000Z',
    asked: {
      by: { uuid: 'm', name: 'Wanjiru Kamau' },
      unit: { uuid: 'u', name: 'Assembly' },
      concerned: null,
      displayedId: null,
      externalId: null,
    },
    candidates: [
      { uuid: 'q', name: 'Jonas Weber', email: 'jonas.weber@uferwerk.example', username: null, displayedId: '104300' },
    ],
  },
]
