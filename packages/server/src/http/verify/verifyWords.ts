import type { CertificateState } from '@somo/graphql/schema'
import type { PageLocale } from '../../identity/pages/pageTexts.ts'

type CheckState = CertificateState | 'UNKNOWN'

/** Every text of the check page. */
interface VerifyWords {
  readonly titles: Readonly<Record<CheckState, string>>
  readonly formTitle: string
  readonly completed: string
  readonly completedUntil: string
  readonly expired: string
  readonly revoked: string
  readonly superseded: string
  readonly unknown: string
  readonly newer: string
  readonly reason: string
  readonly holder: string
  readonly shortName: string
  readonly deletedName: string
  readonly learned: string
  readonly issued: string
  readonly revokedOn: string
  readonly until: string
  readonly wouldUntil: string
  readonly issuer: string
  readonly unit: string
  readonly number: string
  readonly code: string
  readonly noEnd: string
  readonly checked: string
  readonly another: string
  readonly anotherHint: string
  readonly check: string
  readonly tooMany: string
  readonly wait: string
  readonly with: string
}

const en: VerifyWords = {
  titles: {
    VALID: 'This certificate is valid',
    EXPIRING: 'This certificate is valid',
    EXPIRED: 'This certificate has expired',
    REVOKED: 'This certificate was revoked',
    SUPERSEDED: 'This certificate was replaced',
    UNKNOWN: 'No certificate found',
  },
  formTitle: 'Check a certificate',
  completed: '{name} completed “{title}” on {date}.',
  completedUntil: '{name} completed “{title}” on {date}. The certificate is valid until {until}.',
  expired: '{name} completed “{title}” on {date}. The certificate was valid until {until}.',
  revoked: '{issuer} revoked it on {date}. It is no longer valid, whatever date is printed on it.',
  superseded: 'A newer certificate takes its place. Only the newer one counts.',
  unknown: 'There is no certificate with this code. Compare it with the code on the certificate and try again.',
  newer: 'Check the newer certificate',
  reason: 'Reason',
  holder: 'Holder',
  shortName: 'The last name is shown by its first letter.',
  deletedName: 'The name was deleted',
  learned: 'Course',
  issued: 'Issued',
  revokedOn: 'Revoked',
  until: 'Valid until',
  wouldUntil: 'Printed end date',
  issuer: 'Issuer',
  unit: 'Unit {unit}',
  number: 'Number',
  code: 'Check code',
  noEnd: 'No end date',
  checked: 'Checked on {date} at {time}, time zone {zone}.',
  another: 'Check another certificate',
  anotherHint: 'The 16 characters are beside the QR code. Capital or small letters, with or without dashes.',
  check: 'Check',
  tooMany: 'Too many checks',
  wait: 'You can check 10 certificates a minute. Try again in {seconds} seconds.',
  with: 'Checked with {product}',
}

const de: VerifyWords = {
  titles: {
    VALID: 'Dieses Zertifikat ist gültig',
    EXPIRING: 'Dieses Zertifikat ist gültig',
    EXPIRED: 'Dieses Zertifikat ist abgelaufen',
    REVOKED: 'Dieses Zertifikat wurde widerrufen',
    SUPERSEDED: 'Dieses Zertifikat wurde ersetzt',
    UNKNOWN: 'Kein Zertifikat gefunden',
  },
  formTitle: 'Zertifikat prüfen',
  completed: '{name} hat „{title}“ am {date} abgeschlossen.',
  completedUntil: '{name} hat „{title}“ am {date} abgeschlossen. Das Zertifikat gilt bis {until}.',
  expired: '{name} hat „{title}“ am {date} abgeschlossen. Das Zertifikat galt bis {until}.',
  revoked: '{issuer} hat es am {date} widerrufen. Es gilt nicht mehr, auch wenn ein späteres Datum aufgedruckt ist.',
  superseded: 'Ein neueres Zertifikat ersetzt es. Nur das neuere zählt.',
  unknown: 'Zu diesem Code gibt es kein Zertifikat. Vergleichen Sie ihn mit dem Code auf dem Zertifikat.',
  newer: 'Neueres Zertifikat prüfen',
  reason: 'Grund',
  holder: 'Inhaber/in',
  shortName: 'Vom Nachnamen wird nur der erste Buchstabe gezeigt.',
  deletedName: 'Der Name wurde gelöscht',
  learned: 'Kurs',
  issued: 'Ausgestellt',
  revokedOn: 'Widerrufen',
  until: 'Gültig bis',
  wouldUntil: 'Aufgedrucktes Ende',
  issuer: 'Aussteller',
  unit: 'Einheit {unit}',
  number: 'Nummer',
  code: 'Prüfcode',
  noEnd: 'Unbegrenzt',
  checked: 'Geprüft am {date} um {time}, Zeitzone {zone}.',
  another: 'Anderes Zertifikat prüfen',
  anotherHint: 'Die 16 Zeichen stehen neben dem QR-Code. Groß oder klein, mit oder ohne Striche.',
  check: 'Prüfen',
  tooMany: 'Zu viele Prüfungen',
  wait: 'Sie können 10 Zertifikate pro Minute prüfen. Versuchen Sie es in {seconds} Sekunden erneut.',
  with: 'Geprüft mit {product}',
}

const sw: VerifyWords = {
  titles: {
    VALID: 'Cheti hiki ni halali',
    EXPIRING: 'Cheti hiki ni halali',
    EXPIRED: 'Muda wa cheti hiki umeisha',
    REVOKED: 'Cheti hiki kimebatilishwa',
    SUPERSEDED: 'Cheti hiki kimebadilishwa',
    UNKNOWN: 'Cheti hakijapatikana',
  },
  formTitle: 'Thibitisha cheti',
  completed: '{name} amehitimu “{title}” tarehe {date}.',
  completedUntil: '{name} amehitimu “{title}” tarehe {date}. Cheti ni halali hadi tarehe {until}.',
  expired: '{name} amehitimu “{title}” tarehe {date}. Cheti kilikuwa halali hadi tarehe {until}.',
  revoked: '{issuer} imekibatilisha tarehe {date}. Si halali tena, hata kama kina tarehe ya baadaye.',
  superseded: 'Cheti kipya kimechukua nafasi yake. Ni kipya tu kinachokubalika.',
  unknown: 'Hakuna cheti chenye msimbo huu. Ulinganishe na msimbo ulio kwenye cheti, kisha ujaribu tena.',
  newer: 'Thibitisha cheti kipya',
  reason: 'Sababu',
  holder: 'Mwenye cheti',
  shortName: 'Herufi ya kwanza tu ya jina la mwisho inaonyeshwa.',
  deletedName: 'Jina limefutwa',
  learned: 'Kozi',
  issued: 'Kimetolewa',
  revokedOn: 'Kimebatilishwa',
  until: 'Halali hadi',
  wouldUntil: 'Tarehe ya mwisho iliyochapishwa',
  issuer: 'Kimetolewa na',
  unit: 'Kitengo {unit}',
  number: 'Namba',
  code: 'Msimbo',
  noEnd: 'Bila mwisho',
  checked: 'Imethibitishwa tarehe {date} saa {time}, saa za eneo {zone}.',
  another: 'Thibitisha cheti kingine',
  anotherHint: 'Herufi 16 ziko kando ya msimbo wa QR. Kubwa au ndogo, zenye vistari au bila vistari.',
  check: 'Thibitisha',
  tooMany: 'Umethibitisha mara nyingi mno',
  wait: 'Unaweza kuthibitisha vyeti 10 kwa dakika. Jaribu tena baada ya sekunde {seconds}.',
  with: 'Imethibitishwa kwa {product}',
}

export const verifyWords: Readonly<Record<PageLocale, VerifyWords>> = { en, de, sw }
