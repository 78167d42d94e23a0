import type { MailValues } from '../outbox.ts'

const shared = { name: 'Amina Okafor', product: 'Somo', url: 'https://somo.example/' }
const until = '2027-03-01T09:30:00.000Z'

/** Examples for previews and test mails. */
export const sampleMailValues: MailValues = {
  INVITATION: { ...shared, until },
  PASSWORD_RESET: { ...shared, until },
  PASSWORD_CHANGED: { ...shared, at: until },
  EMAIL_CONFIRM: { ...shared, until },
  EMAIL_IN_USE: shared,
  EMAIL_REQUESTED: { ...shared, email: 'amina.okafor@example.org' },
  EMAIL_CHANGED: { ...shared, email: 'amina.okafor@example.org' },
  SECOND_FACTOR: { ...shared, change: 'APP_ADDED' },
  IMPORT_ENDED: { ...shared, fileName: 'people.csv', failed: 3 },
  DELETION_REQUESTED: { ...shared, person: 'Jonas Weidmann' },
  JOIN_REQUESTED: { ...shared, unit: 'Lager Nord', person: 'Jonas Weidmann' },
  JOIN_APPROVED: { ...shared, unit: 'Lager Nord', reason: 'Welcome to the team.' },
  JOIN_DECLINED: { ...shared, unit: 'Lager Nord', reason: 'Please ask again in January.' },
  CASES_WAITING: { ...shared, waiting: 3 },
  RELATION_INVITED: { product: shared.product, url: shared.url, until },
  TEST: { product: 'Somo' },
}
