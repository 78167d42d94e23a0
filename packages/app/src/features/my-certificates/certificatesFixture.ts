import type { OwnCertificate } from './certificateTypes.ts'

const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const page = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 297 210"><path fill="#fffefc" d="M0 0h297v210H0z"/><path fill="#46663a" d="M0 0h20v210H0z"/></svg>')}`
const code =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#221b29" d="M1 1h3v3h-3zM5 5h2v2h-2z"/></svg>'

/** A valid certificate; any part can be replaced. */
export const certificateFixture = (number: number, parts: Partial<OwnCertificate> = {}): OwnCertificate => ({
  uuid: uuid(number),
  isExternal: false,
  title: 'Load securing in road transport',
  number: '2026-000417',
  issuer: 'Uferwerk Logistik',
  issuedOn: '2026-11-24',
  validUntil: '2029-11-24',
  daysLeft: 1096,
  state: 'VALID',
  medium: uuid(100 + number),
  canRenew: false,
  code: '7K3MXQ2R9TDN4HVC',
  checkAddress: 'https://somo.example/verify/7K3MXQ2R9TDN4HVC',
  checkCode: code,
  thumbnail: page,
  supersededBy: null,
  reason: null,
  revision: 1,
  ...parts,
})

/** One in each state, in the order of the server. */
export const certificatesFixture = (): OwnCertificate[] => [
  certificateFixture(1, {
    title: 'Forklift licence, annual refresher',
    number: '2025-000817',
    validUntil: '2026-12-18',
    daysLeft: 24,
    state: 'EXPIRING',
    canRenew: true,
  }),
  certificateFixture(2, {
    title: 'Safety briefing 2025',
    number: '2025-000212',
    validUntil: '2026-11-12',
    daysLeft: -12,
    state: 'EXPIRED',
    canRenew: true,
  }),
  certificateFixture(3, {
    title: 'First aid at work, 9 units',
    isExternal: true,
    number: null,
    issuer: 'German Red Cross',
    medium: null,
    code: null,
    checkAddress: null,
    checkCode: null,
    thumbnail: null,
    validUntil: '2027-03-03',
    daysLeft: 99,
    state: 'SUBMITTED',
  }),
  certificateFixture(4),
  certificateFixture(5, { title: 'Customs basics for dispatchers', validUntil: null, daysLeft: null }),
  certificateFixture(6, {
    title: 'Safety briefing 2024',
    number: '2024-000187',
    state: 'SUPERSEDED',
    supersededBy: '2025-000212',
    validUntil: '2025-11-14',
    daysLeft: -375,
  }),
]
