import type { EarnedBadge, OpenBadge, OwnBadges } from './collectionTypes.ts'

const uuid = (number: number): string => `0193d000-0000-7000-8000-${String(number).padStart(12, '0')}`

/** A badge that was earned; any part can be replaced. */
export const earnedFixture = (number: number, parts: Partial<EarnedBadge> = {}): EarnedBadge => ({
  uuid: uuid(number),
  kind: 'COURSE',
  name: 'Safe on the road',
  description: 'For finishing load securing and the forklift refresher.',
  image: { shape: 'SHIELD', colour: 'SAGE', icon: 'truck', picture: null },
  rule: { match: 'ALL', repeats: false, conditions: [] },
  awardedAt: '2026-11-18T10:00:00.000Z',
  awardedBy: null,
  reason: null,
  isShown: false,
  isSeen: true,
  checkUrl: `https://somo.example/badges/check/${number}`,
  ...parts,
})

/** A badge that can be earned. */
export const openFixture = (number: number, parts: Partial<OpenBadge> = {}): OpenBadge => ({
  uuid: uuid(100 + number),
  kind: 'COURSE',
  name: 'Three languages',
  description: null,
  image: { shape: 'OCTAGON', colour: 'STRAW', icon: 'languages', picture: null },
  rule: {
    match: 'ALL',
    repeats: false,
    conditions: [
      {
        kind: 'COMPLETES',
        count: null,
        score: 80,
        media: [
          { uuid: uuid(201), title: 'Load securing' },
          { uuid: uuid(202), title: 'Forklift refresher' },
        ],
      },
    ],
  },
  steps: [{ done: 1, goal: 2 }],
  ...parts,
})

const items = (count: number) => ({
  match: 'ALL' as const,
  repeats: false,
  conditions: [{ kind: 'COMPLETED_ITEMS' as const, count, score: null, media: [] }],
})

/** Badges of each part and look. */
export const collectionFixture = (): OwnBadges => ({
  earned: [
    earnedFixture(1, { isShown: true }),
    earnedFixture(2, {
      kind: 'SYSTEM',
      name: 'Good neighbour',
      awardedBy: 'Jonas Weidmann',
      reason: 'She showed new colleagues around.',
      image: { shape: 'OCTAGON', colour: 'ROSE', icon: 'heart-handshake', picture: null },
    }),
    earnedFixture(3, {
      kind: 'SYSTEM',
      name: 'First steps',
      description: null,
      rule: items(5),
      image: { shape: 'CIRCLE', colour: 'STRAW', icon: 'footprints', picture: null },
    }),
  ],
  open: [
    openFixture(1),
    openFixture(2, {
      kind: 'SYSTEM',
      name: 'Twenty completed',
      rule: items(20),
      steps: [{ done: 7, goal: 20 }],
      image: { shape: 'HEXAGON', colour: 'TEAL', icon: 'rocket', picture: null },
    }),
    openFixture(3, {
      name: 'First-aider',
      steps: [{ done: 0, goal: 2 }],
      image: { shape: 'SQUARE', colour: 'APRICOT', icon: 'stethoscope', picture: null },
    }),
  ],
})
