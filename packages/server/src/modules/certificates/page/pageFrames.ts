import type { CertificateLayout } from '@somo/graphql/schema'

/** Measures of a layout, in points. */
export interface PageFrame {
  readonly width: number
  readonly height: number
  /** Width of the spine in the colours of the medium; null: a line in the brand's colour at the top. */
  readonly spine: number | null
  readonly ribbon: { readonly right: number; readonly width: number; readonly height: number } | null
  readonly left: number
  readonly right: number
  /** Baseline of the organisation's name. */
  readonly issuerAt: number
  /** Baseline of the heading. */
  readonly headingAt: number
  readonly name: { readonly largest: number; readonly smallest: number }
  readonly title: { readonly largest: number; readonly smallest: number }
  readonly text: number
  readonly small: number
  readonly mostGoals: number
  readonly noteLines: number
  /** The rule above the foot. */
  readonly footAt: number
  readonly qr: number
  /** Left edge of the date. */
  readonly dateAt: number
}

const mm = (length: number): number => Math.round(length * 283.465) / 100

/** The three layouts. */
export const pageFrames: Readonly<Record<CertificateLayout, PageFrame>> = {
  CLASSIC: {
    width: mm(297),
    height: mm(210),
    spine: mm(20),
    left: mm(42),
    right: mm(258),
    ribbon: { right: mm(277), width: mm(15), height: mm(40) },
    issuerAt: mm(29),
    headingAt: mm(57),
    name: { largest: 48, smallest: 32 },
    title: { largest: 22, smallest: 15 },
    text: 11,
    small: 8.5,
    mostGoals: 3,
    noteLines: 2,
    footAt: mm(167),
    qr: mm(26),
    dateAt: mm(114),
  },
  PLAIN: {
    width: mm(210),
    height: mm(297),
    spine: null,
    ribbon: null,
    left: mm(25),
    right: mm(185),
    issuerAt: mm(32),
    headingAt: mm(84),
    name: { largest: 40, smallest: 26 },
    title: { largest: 21, smallest: 14 },
    text: 11,
    small: 8.5,
    mostGoals: 5,
    noteLines: 4,
    footAt: mm(238),
    qr: mm(26),
    dateAt: mm(76),
  },
  COMPACT: {
    width: mm(210),
    height: mm(148),
    spine: mm(12),
    left: mm(26),
    right: mm(194),
    ribbon: { right: mm(198), width: mm(10), height: mm(25) },
    issuerAt: mm(18),
    headingAt: mm(35),
    name: { largest: 32, smallest: 20 },
    title: { largest: 16, smallest: 11 },
    text: 9,
    small: 7,
    mostGoals: 2,
    noteLines: 2,
    footAt: mm(111),
    qr: mm(22),
    dateAt: mm(79),
  },
}

/** Fixed in both themes: what is printed is printed on paper. */
export const pageColours = { paper: '#fffefc', ink: '#221b29', ink2: '#5b5262', rule: '#d8d2d6' } as const
