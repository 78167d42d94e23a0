import type { ConsentDecision, ConsentMode, LegalKind } from '@somo/graphql/schema'
import { type FileLocale, fileLocaleOf } from '../../tables/fileNames.ts'

/** How a document stands as a whole. */
export type DocumentStanding = 'empty' | 'draft' | 'scheduled' | 'live' | 'liveDraft' | 'liveScheduled'

/** The words of exported documents and of the proofs of consent to them. */
export interface LegalTexts {
  readonly kinds: Readonly<Record<LegalKind, string>>
  readonly modes: Readonly<Record<ConsentMode, string>>
  readonly decisions: Readonly<Record<ConsentDecision, string>>
  readonly states: Readonly<Record<DocumentStanding, string>>
}

const en: LegalTexts = {
  kinds: {
    IMPRINT: 'Imprint',
    PRIVACY: 'Privacy',
    TERMS: 'Terms of use',
    ACCESSIBILITY: 'Accessibility',
    COOKIES: 'Cookies',
    HELP: 'Help article',
    OWN: 'House rules',
  },
  modes: { NONE: 'For reference only', ACKNOWLEDGE: 'Must be read', ACCEPT: 'Consent required' },
  decisions: { ACCEPTED: 'Agreed', DECLINED: 'Declined', WITHDRAWN: 'Withdrawn' },
  states: {
    empty: 'No text yet',
    draft: 'Draft',
    scheduled: 'Scheduled',
    live: 'In force',
    liveDraft: 'In force, with draft',
    liveScheduled: 'In force, next one scheduled',
  },
}

const de: LegalTexts = {
  kinds: {
    IMPRINT: 'Impressum',
    PRIVACY: 'Datenschutz',
    TERMS: 'Nutzungsbedingungen',
    ACCESSIBILITY: 'Barrierefreiheit',
    COOKIES: 'Cookies',
    HELP: 'Hilfeartikel',
    OWN: 'Hausordnung',
  },
  modes: {
    NONE: 'Nur zur Information',
    ACKNOWLEDGE: 'Lesebestätigung erforderlich',
    ACCEPT: 'Zustimmung erforderlich',
  },
  decisions: { ACCEPTED: 'Zugestimmt', DECLINED: 'Abgelehnt', WITHDRAWN: 'Zurückgezogen' },
  states: {
    empty: 'Noch kein Text',
    draft: 'Entwurf',
    scheduled: 'Geplant',
    live: 'In Kraft',
    liveDraft: 'In Kraft, mit Entwurf',
    liveScheduled: 'In Kraft, nächste geplant',
  },
}

const sw: LegalTexts = {
  kinds: {
    IMPRINT: 'Taarifa za mmiliki',
    PRIVACY: 'Faragha',
    TERMS: 'Masharti ya matumizi',
    ACCESSIBILITY: 'Ufikivu',
    COOKIES: 'Vidakuzi',
    HELP: 'Makala ya msaada',
    OWN: 'Kanuni za shirika',
  },
  modes: { NONE: 'Kwa taarifa tu', ACKNOWLEDGE: 'Lazima isomwe', ACCEPT: 'Ridhaa inahitajika' },
  decisions: { ACCEPTED: 'Ameridhia', DECLINED: 'Amekataa', WITHDRAWN: 'Ameondoa' },
  states: {
    empty: 'Bado haina maandishi',
    draft: 'Rasimu',
    scheduled: 'Imepangwa',
    live: 'Inatumika',
    liveDraft: 'Inatumika, ina rasimu',
    liveScheduled: 'Inatumika, lijalo limepangwa',
  },
}

const texts: Readonly<Record<FileLocale, LegalTexts>> = { en, de, sw }

/** The words in a reader's language. */
export const legalTextsOf = (locale: string | null): LegalTexts => texts[fileLocaleOf(locale)]
