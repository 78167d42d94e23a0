import type { CertificateLocale, CertificateWords } from './certificateTypes.ts'

interface FixedWords {
  readonly validUntil: string
  readonly number: string
  readonly score: string
  readonly check: string
  readonly qr: string
  readonly logo: string
  readonly signature: string
}

/** Words of every certificate, whatever its template says. */
export const fixedWords: Readonly<Record<CertificateLocale, FixedWords>> = {
  en: {
    validUntil: 'Valid until {date}',
    number: 'No. {number}',
    score: 'Result: {score}%',
    check: 'Check at {place}',
    qr: 'QR code of the check page: {address}',
    logo: 'Logo of {issuer}',
    signature: 'Signature of {name}',
  },
  de: {
    validUntil: 'Gültig bis {date}',
    number: 'Nr. {number}',
    score: 'Ergebnis: {score} %',
    check: 'Prüfen auf {place}',
    qr: 'QR-Code der Prüfseite: {address}',
    logo: 'Logo von {issuer}',
    signature: 'Unterschrift von {name}',
  },
  sw: {
    validUntil: 'Hadi tarehe {date}',
    number: 'Na. {number}',
    score: 'Matokeo: {score}%',
    check: 'Thibitisha kwenye {place}',
    qr: 'Msimbo wa QR wa ukurasa wa uthibitisho: {address}',
    logo: 'Nembo ya {issuer}',
    signature: 'Sahihi ya {name}',
  },
}

/** The texts that a new template begins with. */
export const startingWords: Readonly<Record<CertificateLocale, CertificateWords>> = {
  en: { heading: 'Certificate of completion', statement: 'has completed', note: null },
  de: { heading: 'Teilnahmezertifikat', statement: 'hat erfolgreich abgeschlossen', note: null },
  sw: { heading: 'Cheti cha kuhitimu', statement: 'amehitimu', note: null },
}

const tags: Readonly<Record<CertificateLocale, string>> = { en: 'en-GB', de: 'de-DE', sw: 'sw-KE' }

/** An ISO day in words, such as 24 November 2026. */
export const writeLongDay = (day: string, locale: CertificateLocale): string =>
  new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

export const fillWords = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
