import type { SubmittedCertificate } from './useSubmittedCertificates.ts'

/** A certificate of another organisation that waits for a decision. */
export const submittedFixture = (): SubmittedCertificate => ({
  uuid: '00000000-0000-4000-8000-000000000050',
  holder: 'Jonas Weidmann',
  title: 'First aid at work',
  revision: 1,
  issuer: 'German Red Cross',
  issuedOn: '2025-03-03',
  validUntil: '2027-03-03',
  fileName: 'first-aid.pdf',
  submittedAt: '2026-11-20T10:00:00.000Z',
})
