import type { PageLocale } from '../../identity/pages/pageTexts.ts'

interface BadgeCheckWords {
  readonly title: string
  readonly valid: string
  readonly validHint: string
  readonly revoked: string
  readonly revokedHint: string
  readonly unknown: string
  readonly unknownHint: string
  readonly person: string
  readonly badge: string
  readonly purpose: string
  readonly issuer: string
  readonly awarded: string
  readonly revokedOn: string
  readonly credential: string
}

/** Every text of the check page. */
export const badgeCheckWords: Readonly<Record<PageLocale, BadgeCheckWords>> = {
  en: {
    title: 'Badge check',
    valid: 'This badge is valid',
    validHint: '{issuer} awarded it, and it has not been revoked.',
    revoked: 'This badge was revoked',
    revokedHint: '{issuer} awarded it and revoked it later. It no longer proves anything.',
    unknown: 'No badge at this address',
    unknownHint:
      'The address is incomplete, or the badge is private. Ask the person who sent it to make the badge public.',
    person: 'Awarded to',
    badge: 'Badge',
    purpose: 'For',
    issuer: 'Issued by',
    awarded: 'Awarded on',
    revokedOn: 'Revoked on',
    credential: 'Open the credential file',
  },
  de: {
    title: 'Abzeichen prüfen',
    valid: 'Dieses Abzeichen ist gültig',
    validHint: '{issuer} hat es verliehen und nicht entzogen.',
    revoked: 'Dieses Abzeichen wurde entzogen',
    revokedHint: '{issuer} hat es verliehen und später entzogen. Es gilt nicht mehr als Nachweis.',
    unknown: 'Unter dieser Adresse gibt es kein Abzeichen',
    unknownHint:
      'Die Adresse ist unvollständig, oder das Abzeichen ist privat. Bitten Sie die Person, das Abzeichen öffentlich zu machen.',
    person: 'Verliehen an',
    badge: 'Abzeichen',
    purpose: 'Wofür',
    issuer: 'Ausgestellt von',
    awarded: 'Verliehen am',
    revokedOn: 'Entzogen am',
    credential: 'Nachweisdatei öffnen',
  },
  sw: {
    title: 'Hakiki beji',
    valid: 'Beji hii ni halali',
    validHint: 'Imetolewa na {issuer} na haijabatilishwa.',
    revoked: 'Beji hii imebatilishwa',
    revokedHint: 'Ilitolewa na {issuer} na baadaye ikabatilishwa. Haithibitishi chochote tena.',
    unknown: 'Hakuna beji kwenye anwani hii',
    unknownHint: 'Anwani haijakamilika, au beji ni ya faragha. Mwombe mwenye beji aifanye iwe ya umma.',
    person: 'Imetolewa kwa',
    badge: 'Beji',
    purpose: 'Kwa ajili ya',
    issuer: 'Imetolewa na',
    awarded: 'Tarehe ya kutolewa',
    revokedOn: 'Tarehe ya kubatilishwa',
    credential: 'Fungua faili ya uthibitisho',
  },
}
