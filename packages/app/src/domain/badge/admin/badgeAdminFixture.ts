import type { AdminBadge, GivenBadge } from './badgeAdminTypes.ts'

const uuid = (number: number): string => `0193e000-0000-7000-8000-${String(number).padStart(12, '0')}`

const texts = (en: string, de: string, sw: string): AdminBadge['names'] => [
  { locale: 'en', text: en },
  { locale: 'de', text: de },
  { locale: 'sw', text: sw },
]

/** An active course badge; any part can be replaced. */
export const badgeFixture = (parts: Partial<AdminBadge> = {}): AdminBadge => ({
  uuid: uuid(1),
  kind: 'COURSE',
  state: 'ACTIVE',
  names: texts('Safe on the road', 'Sicher unterwegs', 'Salama barabarani'),
  descriptions: texts('For load securing and the forklift refresher.', 'Für beide Kurse.', 'Kwa kozi zote mbili.'),
  image: { shape: 'SHIELD', colour: 'SAGE', icon: 'truck', picture: null },
  rule: {
    match: 'ALL',
    repeats: false,
    conditions: [
      {
        kind: 'COMPLETES',
        count: null,
        score: null,
        media: [
          { uuid: uuid(201), title: 'Load securing' },
          { uuid: uuid(202), title: 'Forklift refresher' },
        ],
      },
    ],
  },
  version: 1,
  hasDraft: false,
  awardCount: 3,
  lastAwardedAt: '2026-11-18T10:00:00.000Z',
  revision: 4,
  ...parts,
})

/** A badge in each state. */
export const badgesFixture = (): AdminBadge[] => [
  badgeFixture(),
  badgeFixture({
    uuid: uuid(2),
    state: 'DRAFT',
    hasDraft: true,
    awardCount: 0,
    lastAwardedAt: null,
    revision: 1,
    names: texts('Nearly perfect', 'Fast fehlerfrei', 'Karibu bila kosa'),
    image: { shape: 'HEXAGON', colour: 'LILAC', icon: 'lock', picture: null },
  }),
  badgeFixture({
    uuid: uuid(3),
    state: 'PAUSED',
    hasDraft: true,
    names: texts('Summer campaign', 'Sommeraktion', 'Kampeni ya kiangazi'),
    image: { shape: 'CIRCLE', colour: 'TEAL', icon: 'languages', picture: null },
  }),
]

/** A valid award by the rule, one by hand, and one that was revoked. */
export const awardsFixture = (): GivenBadge[] => [
  {
    uuid: uuid(301),
    person: uuid(401),
    name: 'Amina Okafor',
    awardedAt: '2026-11-18T10:00:00.000Z',
    awardedBy: null,
    reason: null,
    revokedAt: null,
    revokedReason: null,
  },
  {
    uuid: uuid(302),
    person: uuid(402),
    name: 'Björn Eklund',
    awardedAt: '2026-11-12T10:00:00.000Z',
    awardedBy: 'Miriam Schäfer',
    reason: 'Ran the course.',
    revokedAt: null,
    revokedReason: null,
  },
  {
    uuid: uuid(303),
    person: uuid(403),
    name: 'Wanjiru Kamau',
    awardedAt: '2026-11-02T10:00:00.000Z',
    awardedBy: null,
    reason: null,
    revokedAt: '2026-11-20T10:00:00.000Z',
    revokedReason: 'Given by mistake.',
  },
]
